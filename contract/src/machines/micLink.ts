import type { Machine, Step } from './machine.ts'

/** Time limits of a request or an invitation for its answer, and of a seat for the first track. By the database's clock. */
export const micSeconds = { answer: 10, track: 15 } as const

/** `accepted`: has a seat, and sends nothing yet or at the moment. `on`: seen or heard. */
export const micStates = ['none', 'requested', 'invited', 'accepted', 'on'] as const
export type MicState = (typeof micStates)[number]

const events = [
  'ask',
  'invite',
  'accept',
  'refuse',
  'cancel',
  'leave',
  'join',
  'cut',
  'mute',
  'time',
  'busy',
  'track',
  'lost',
  'revoke',
] as const
export type MicEvent = (typeof events)[number]

/** `media`: what LiveKit says. `house`: whatever ends an admission (a kick, a block, the end of the show). */
const actors = ['guest', 'anchor', 'admin', 'clock', 'media', 'house'] as const
export type MicActor = (typeof actors)[number]

/** Ends of a link. */
export const micOutcomes = ['refused', 'cancelled', 'unanswered', 'busy', 'left', 'cut', 'silent', 'revoked'] as const
export type MicOutcome = (typeof micOutcomes)[number]

/** Events for the room, by their names; `seat`: one of four is needed. */
type Effect =
  | 'seat'
  | `tell${'Asked' | 'Invited' | 'Accepted' | 'Refused' | 'On' | 'Left' | 'Cut' | 'Busy' | 'Unanswered' | 'Muted' | 'Cancelled'}`
type MicStep = Step<MicState, Effect>
export type MicEffect = Effect

const to = (state: MicState, ...effects: Effect[]): MicStep => ({ to: state, effects })
const byManager = (step: MicStep) => ({ anchor: step, admin: step })
const ends = { house: to('none') }
const accepted = to('accepted', 'seat', 'tellAccepted')
const seated = {
  leave: { guest: to('none', 'tellLeft') },
  cut: byManager(to('none', 'tellCut')),
  revoke: { house: to('none', 'tellLeft') },
} as const

/**
 * A viewer and the mic of a show. A request and an invitation that meet count as accepted. Nobody un-mutes another person, so there is no
 * event for it: whoever was muted un-mutes themselves. `leave` ends whatever there is, `join` moves it to another connection of the guest.
 */
export const micLink: Machine<MicState, MicEvent, MicActor, Effect> = {
  states: micStates,
  events,
  actors,
  table: {
    none: {
      ask: { guest: to('requested', 'tellAsked') },
      invite: byManager(to('invited', 'tellInvited')),
    },
    requested: {
      accept: byManager(accepted),
      invite: byManager(accepted),
      refuse: byManager(to('none', 'tellRefused')),
      cancel: { guest: to('none', 'tellCancelled') },
      leave: { guest: to('none', 'tellCancelled') },
      join: { guest: to('requested') },
      time: { clock: to('none', 'tellUnanswered') },
      busy: { house: to('none', 'tellBusy') },
      revoke: ends,
    },
    invited: {
      accept: { guest: accepted },
      ask: { guest: accepted },
      refuse: { guest: to('none', 'tellRefused') },
      cancel: byManager(to('none', 'tellCancelled')),
      leave: { guest: to('none', 'tellRefused') },
      time: { clock: to('none', 'tellUnanswered') },
      busy: { house: to('none', 'tellBusy') },
      revoke: ends,
    },
    accepted: {
      ...seated,
      join: { guest: to('accepted') },
      track: { media: to('on', 'tellOn') },
      time: { clock: to('none', 'tellLeft') },
    },
    on: {
      ...seated,
      mute: byManager(to('on', 'tellMuted')),
      join: { guest: to('on') },
      lost: { media: to('accepted') },
    },
  },
}

/** States that hold one of the seats. */
export const hasSeat = (state: MicState): boolean => state === 'accepted' || state === 'on'
