import type { EventOf, RoomEvent, RoomSnapshot, Sender } from '@nimbo/contract'

/** Lines kept: a room of thousands says more than a phone can hold. */
export const MAX_LINES = 200
const MAX_ENTRANCES = 5
/** People I blocked that a room can know of: nobody's list is longer than a phone can filter by. */
export const MAX_BLOCKED = 1000
/** From this level on a person's arrival gets a banner of its own. */
const BANNER_LEVEL = 50

/** Where a line stands: chat by its number, everything else after the chat known when it came. */
interface Place {
  seq: number
  after: number
}
export type Words = Pick<EventOf<'chat'>, 'ct' | 'ct_en' | 'ct_fr' | 'ct_ar' | 'ct_es' | 'ct_pt'>
export type ChatLine = Place & {
  kind: 'chat'
  key: string
  mid: string
  status: 'sent' | 'pending' | 'failed'
  sender: Sender
  words: Words
}
export type EnterLine = Place & { kind: 'enter'; key: string; count: number; sample: readonly Sender[] }
export type SystemLine = Place & { kind: 'system'; key: string; words: Words }
export type Line = ChatLine | EnterLine | SystemLine

export interface LiveState {
  lines: readonly Line[]
  nums: number
  lights: number
  /** Hearts of the whole room seen while here; the float layer plays the difference. */
  heartsSeen: number
  /** Own hearts sent and not yet echoed: they already floated at the finger. */
  heartsOwed: number
  faces: readonly Sender[]
  entrances: readonly Sender[]
  messages: number
  ended: EventOf<'showEnded'>['reason'] | undefined
  /** The anchor opened this show on another device. */
  moved: boolean
  arrivals: number
  /** People whose lines and arrivals are not shown to me. */
  blocked: ReadonlySet<number>
  /** Lines of theirs that came since, so that nobody is told of new lines they cannot see. */
  hidden: number
}

export type LiveAction =
  | { type: 'snapshot'; snapshot: RoomSnapshot; ended: boolean }
  | { type: 'events'; events: readonly RoomEvent[] }
  | { type: 'say'; mid: string; sender: Sender; text: string }
  | { type: 'said'; message: EventOf<'chat'> }
  | { type: 'unsaid'; mid: string }
  | { type: 'again'; mid: string }
  | { type: 'tapped'; count: number }
  | { type: 'greeted' }
  | { type: 'blocked'; uids: readonly number[] }

export const emptyRoom: LiveState = {
  lines: [],
  nums: 0,
  lights: 0,
  heartsSeen: 0,
  heartsOwed: 0,
  faces: [],
  entrances: [],
  messages: 0,
  ended: undefined,
  moved: false,
  arrivals: 0,
  blocked: new Set(),
  hidden: 0,
}

export function liveState(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'snapshot':
      return withSnapshot(state, action.snapshot, action.ended)
    case 'events':
      return action.events.reduce(withEvent, state)
    case 'say':
      return { ...state, lines: bounded([...state.lines, pendingLine(action)]) }
    case 'said':
      return withChat(state, action.message)
    case 'unsaid':
      return withStatus(state, action.mid, 'failed')
    case 'again':
      return withStatus(state, action.mid, 'pending')
    case 'tapped':
      return { ...state, heartsOwed: state.heartsOwed + action.count }
    case 'greeted':
      return { ...state, entrances: state.entrances.slice(1) }
    case 'blocked':
      return withBlocked(state, new Set(action.uids.slice(0, MAX_BLOCKED)))
  }
}

/** What people I blocked say and do is left out of what is drawn; it stays in the state, so that unblocking brings it back. */
export function shownLines({ lines, blocked }: Pick<LiveState, 'lines' | 'blocked'>): readonly Line[] {
  return blocked.size === 0 ? lines : lines.flatMap((line) => shownLine(line, blocked))
}

function shownLine(line: Line, blocked: ReadonlySet<number>): Line[] {
  if (line.kind === 'chat') return blocked.has(line.sender.uid) ? [] : [line]
  if (line.kind === 'system') return [line]
  const sample = line.sample.filter((sender) => !blocked.has(sender.uid))
  if (sample.length === line.sample.length) return [line]
  return sample.length === 0 ? [] : [{ ...line, sample, count: line.count - (line.sample.length - sample.length) }]
}

function withBlocked(state: LiveState, blocked: ReadonlySet<number>): LiveState {
  return { ...state, blocked, entrances: state.entrances.filter((sender) => !blocked.has(sender.uid)) }
}

function withEvent(state: LiveState, event: RoomEvent): LiveState {
  switch (event._method_) {
    case 'SendMsg':
      return event.msgtype === 2 ? withChat(state, event) : withArrivals(state, event)
    case 'light':
      return withHearts(state, event.delta, event.total)
    case 'requestFans':
      return { ...state, nums: event.nums, faces: event.userlist }
    case 'StartEndLive':
      return event.action === 18 ? { ...state, ended: event.reason } : { ...state, moved: true }
    case 'SystemNot':
      return withLine(state, { kind: 'system', key: event.id, words: event, ...placeNow(state) })
    default:
      return unknownEvent(event, state)
  }
}

/** The compiler refuses an event of the contract that has no case; one from a newer server is passed over. */
function unknownEvent(_event: never, state: LiveState): LiveState {
  return state
}

function withSnapshot(state: LiveState, snapshot: RoomSnapshot, ended: boolean): LiveState {
  const merged = snapshot.messages.reduce(withChat, state)
  const { nums, lights, seq } = snapshot
  const messages = Math.max(merged.messages, seq)
  return { ...merged, nums, lights: Math.max(state.lights, lights), messages, ended: ended ? (state.ended ?? 'anchor') : state.ended }
}

/** The answer of a call, the feed and a filled hole may all bring the same line: its number decides. */
function withChat(state: LiveState, event: EventOf<'chat'>): LiveState {
  if (state.lines.some((l) => l.kind === 'chat' && l.status === 'sent' && l.seq === event.seq)) return state
  const key = chatKey(event.uid, event.mid)
  const others = state.lines.filter((l) => l.key !== key)
  const line: ChatLine = {
    kind: 'chat',
    key,
    mid: event.mid,
    status: 'sent',
    sender: senderOf(event),
    words: event,
    seq: event.seq,
    after: 0,
  }
  const hidden = state.hidden + (event.seq > state.messages && state.blocked.has(event.uid) ? 1 : 0)
  return { ...state, lines: bounded([...others, line]), messages: Math.max(state.messages, event.seq), hidden }
}

function withArrivals(state: LiveState, event: EventOf<'enter'>): LiveState {
  const line: EnterLine = { kind: 'enter', key: event.id, count: event.count, sample: event.sample, ...placeNow(state) }
  const grand = event.sample.filter((s) => s.level >= BANNER_LEVEL && !state.blocked.has(s.uid))
  // A crowd at the door is one line that changes, not a chat of arrivals.
  const lines = state.lines.filter((l) => !(l.kind === 'enter' && l === state.lines.findLast((x) => x.seq !== Infinity)))
  return withLine({ ...state, lines, entrances: [...state.entrances, ...grand].slice(-MAX_ENTRANCES) }, line)
}

function withHearts(state: LiveState, delta: number, total: number): LiveState {
  const own = Math.min(delta, state.heartsOwed)
  const heartsSeen = state.heartsSeen + delta - own
  return { ...state, lights: Math.max(state.lights, total), heartsSeen, heartsOwed: state.heartsOwed - own }
}

function withLine(state: LiveState, line: Line): LiveState {
  return { ...state, lines: bounded([...state.lines, line]), arrivals: state.arrivals + 1 }
}

function withStatus(state: LiveState, mid: string, status: 'failed' | 'pending'): LiveState {
  const lines = state.lines.map((l) => (l.kind === 'chat' && l.mid === mid && l.status !== 'sent' ? { ...l, status } : l))
  return { ...state, lines }
}

/** Lines without a number yet stand last, in the order they were written. */
function pendingLine({ mid, sender, text }: Extract<LiveAction, { type: 'say' }>): ChatLine {
  return { kind: 'chat', key: chatKey(sender.uid, mid), mid, status: 'pending', sender, words: { ct: text }, seq: Infinity, after: 0 }
}

function placeNow(state: LiveState): Place {
  return { seq: state.messages, after: state.arrivals + 1 }
}

function bounded(lines: Line[]): Line[] {
  return lines.toSorted(byPlace).slice(-MAX_LINES)
}

function byPlace(a: Line, b: Line): number {
  return a.seq === b.seq ? a.after - b.after : a.seq - b.seq
}

/** Another person repeating a request id must not take over my pending line, so the sender is part of the key. */
function chatKey(uid: number, mid: string): string {
  return `${uid}:${mid}`
}

function senderOf({ uid, uname, uhead, level, usertype, guard_type }: Sender): Sender {
  return { uid, uname, uhead, level, usertype, guard_type }
}
