import type { EventName, EventOf, MicLink, MicOutcome, MicState } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

/** Person on the mic, or on the way to it. */
export interface MicPerson {
  uid: number
  name: string
  avatar: string
  video: boolean
  state: MicState
  /** In epoch milliseconds; 0: without end. The clock of this device only counts, the server's decides. */
  until: number
}

export interface Mic {
  me: number
  people: readonly MicPerson[]
  /** End of my last link, with a count that tells two ends apart: each is shown once. */
  ended: { outcome: MicOutcome; count: number } | undefined
  /** Number of times a moderator has muted me. */
  muted: number
  setting: { ismic: 0 | 1; level: number } | undefined
  /** Number of events about links: a list requested before the last of them may be older. */
  told: number
  /** Number of restores from a snapshot: events before it may have holes. */
  restored: number
}

type MicName = Extract<EventName, `mic${string}`>
type MicEvent = Exclude<EventOf<MicName>, EventOf<'micSet'>>

export const linkOf = ({ people, me }: Mic): MicPerson | undefined => people.find(({ uid }) => uid === me)

/** A person's link as it is now; without one they are taken off the list. */
export function withPerson(state: Mic, person: MicPerson): Mic {
  const others = state.people.filter(({ uid }) => uid !== person.uid)
  return { ...state, people: person.state === 'none' ? others : [...others, person] }
}

const to =
  (next: MicState, outcome?: MicOutcome) =>
  (state: Mic, event: MicEvent): Mic => {
    const { uid, uname: name, uhead: avatar, isvideo } = event
    const until = 'seconds' in event ? Date.now() + event.seconds * 1000 : 0
    const changed = withPerson({ ...state, told: state.told + 1 }, { uid, name, avatar, video: isvideo === 1, state: next, until })
    return outcome && uid === state.me ? { ...changed, ended: { outcome, count: (state.ended?.count ?? 0) + 1 } } : changed
  }

export const micSlice: RoomSlice<Mic> = {
  name: 'mic',
  initial: { me: 0, people: [], ended: undefined, muted: 0, setting: undefined, told: 0, restored: 0 },
  restore: (state) => ({ ...state, restored: state.restored + 1 }),
  on: {
    micAsked: to('requested'),
    micInvited: to('invited'),
    micAccepted: to('accepted'),
    micOn: to('on'),
    micRefused: to('none', 'refused'),
    micCancelled: to('none', 'cancelled'),
    micUnanswered: to('none', 'unanswered'),
    micBusy: to('none', 'busy'),
    micLeft: to('none', 'left'),
    micCut: to('none', 'cut'),
    micMuted: (state, { uid }) => (uid === state.me ? { ...state, muted: state.muted + 1 } : state),
    micSet: (state, { ismic, level }) => ({ ...state, setting: { ismic, level } }),
  },
}

/** Answer of a call about my own link. Room events may come before it, or repeat it. */
export function withAnswer(state: Mic, { uname: name, uhead: avatar }: { uname: string; uhead: string }, link: MicLink): Mic {
  const until = link.left > 0 ? Date.now() + link.left * 1000 : 0
  const known = linkOf(state)?.state
  // The event that somebody accepted may overtake the answer to asking.
  if (link.state === 'requested' && (known === 'accepted' || known === 'on')) return state
  return withPerson(state, { uid: state.me, name, avatar, video: link.isvideo === 1, state: link.state, until })
}
