import { Message, type Output, type Peer, type PersonalEvent, type PrivateMessage } from '@nimbo/contract'
import { create } from 'zustand'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'
import { clear, emptyThread, fill, hasHole, openWith, putBefore, raise, take } from './thread.state.ts'
import type { Thread } from './thread.state.ts'

type Answer = Output<typeof Message.getMessages>

/** One conversation as it is drawn. */
export interface OpenThread {
  state: 'loading' | 'ready' | 'failed'
  /** Failure of the newest page. */
  error: unknown
  peer: Peer | undefined
  thread: Thread
  isBlack: boolean
  blocked: boolean
  request: boolean
  /** Number of messages I may still send before they answer; -1: no limit. */
  left: number
  loadingOlder: boolean
  olderFailed: boolean
}

const unopened: OpenThread = {
  state: 'loading',
  error: undefined,
  peer: undefined,
  thread: emptyThread,
  isBlack: false,
  blocked: false,
  request: false,
  left: -1,
  loadingOlder: false,
  olderFailed: false,
}
const MOST_OPEN = 20
const RETRY_MS = 2_000

export const useThreads = create<{ open: Readonly<Record<number, OpenThread>> }>()(() => ({ open: {} }))
useSession.subscribe((now, before) => now.uid !== before.uid && useThreads.setState({ open: {} }))

const find = (touid: number): OpenThread | undefined => useThreads.getState().open[touid]

function update(touid: number, change: (open: OpenThread) => OpenThread): void {
  useThreads.setState(({ open }) => (open[touid] ? { open: { ...open, [touid]: change(open[touid]) } } : { open }))
}
const setThread = (touid: number, change: (thread: Thread) => Thread) => update(touid, (open) => ({ ...open, thread: change(open.thread) }))

const about = ({ peer, isblack, blocked, request, left }: Answer): Partial<OpenThread> => ({
  peer,
  isBlack: isblack === 1,
  blocked: blocked === 1,
  request: request === 1,
  left,
})

/** Asks for the newest page of a conversation that is being looked at. One that was open before is shown meanwhile. */
export async function openThread(touid: number): Promise<void> {
  const { uid } = useSession.getState()
  useThreads.setState(({ open }) => {
    const others = Object.entries(open).filter(([key]) => Number(key) !== touid)
    const known = open[touid] ?? unopened
    return { open: { ...Object.fromEntries(others.slice(-MOST_OPEN)), [touid]: { ...known, state: known.peer ? 'ready' : 'loading' } } }
  })
  try {
    if (find(touid)?.peer && find(touid)?.thread.messages.length) return await catchUp(touid)
    const page = await client.call(Message.getMessages, { touid })
    if (useSession.getState().uid !== uid) return
    update(touid, (open) => ({ ...open, ...about(page), state: 'ready', error: undefined, thread: openWith(open.thread, page) }))
    if (find(touid) && hasHole(find(touid)!.thread)) await catchUp(touid)
  } catch (error) {
    update(touid, (open) => ({ ...open, error, state: open.peer ? 'ready' : 'failed' }))
  }
}

const catching = new Set<number>()
/** Asks for everything after the last message that is here, until there is no more. */
export async function catchUp(touid: number): Promise<void> {
  if (catching.has(touid)) return
  catching.add(touid)
  try {
    for (let isMore = true; isMore && find(touid);) {
      const after = find(touid)!.thread.last
      const page = await client.call(Message.getMessages, { touid, after })
      update(touid, (open) => ({ ...open, ...about(page), thread: fill(open.thread, page) }))
      const thread = find(touid)?.thread
      isMore = thread !== undefined && thread.last > after && (page.more === 1 || hasHole(thread))
    }
  } catch {
    setTimeout(() => void (find(touid) && catchUp(touid)), RETRY_MS)
  } finally {
    catching.delete(touid)
  }
}

export async function loadOlder(touid: number): Promise<void> {
  const open = find(touid)
  const first = open?.thread.messages[0]
  if (!open || !first || !open.thread.hasOlder || open.loadingOlder) return
  update(touid, (known) => ({ ...known, loadingOlder: true, olderFailed: false }))
  try {
    const page = await client.call(Message.getMessages, { touid, before: first.seq })
    setThread(touid, (thread) => putBefore(thread, page))
    update(touid, (known) => ({ ...known, loadingOlder: false }))
  } catch {
    update(touid, (known) => ({ ...known, loadingOlder: false, olderFailed: true }))
  }
}

/** Open conversations, after the device may have missed messages. */
export function catchUpAll(): void {
  for (const [touid, { state }] of Object.entries(useThreads.getState().open)) if (state === 'ready') void catchUp(Number(touid))
}

/** One message, from wherever it comes. */
export function takeMessage(touid: number, message: PrivateMessage, left?: number): void {
  if (!find(touid)) return
  const { uid } = useSession.getState()
  // A person who answered is no stranger any more.
  const answered = message.uid !== uid && message.kind !== 'gift'
  update(touid, (open) => ({
    ...open,
    thread: take(open.thread, [message]),
    left: left ?? (answered ? -1 : open.left),
    request: open.request && message.uid !== uid,
  }))
  if (find(touid)?.state === 'ready' && hasHole(find(touid)!.thread)) void catchUp(touid)
}

/** Events of my own channel, to the conversation they are about. */
export function takeEvent(event: PersonalEvent): void {
  const { uid } = useSession.getState()
  const isMine = event.uid === uid
  const touid = isMine ? event.touid : event.uid
  if (event._method_ === 'PrivateMsg') takeMessage(touid, event.message)
  if (event._method_ === 'PrivateRead') setThread(touid, (thread) => raise(thread, isMine ? 'mine' : 'theirs', event))
  if (event._method_ === 'PrivateDel') setThread(touid, (thread) => clear(thread, event.seq))
}

/** Read receipts are sent until the server has them. */
export async function markRead(touid: number, seq: number): Promise<void> {
  await client.call(Message.setRead, { touid, seq })
  setThread(touid, (thread) => raise(thread, 'mine', { delivered: seq, read: seq }))
}
