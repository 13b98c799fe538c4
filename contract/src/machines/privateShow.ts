import { type Machine, type Step, step } from './machine.ts'

/**
 * A private show from the request to its receipt. `counting`: it is over, and whether the anchor's side was alive to its end is not known
 * yet. The last four are ends.
 */
export const privateStates = [
  'off',
  'asked',
  'accepted',
  'running',
  'paused',
  'counting',
  'ended',
  'declined',
  'cancelled',
  'expired',
] as const
export type PrivateState = (typeof privateStates)[number]
/** `flow`: media on both sides. `gap`: none for some seconds. `lost`: none for too long. `spent`: the deposit is used up. */
const events = ['ask', 'accept', 'decline', 'cancel', 'expire', 'flow', 'gap', 'lost', 'spent', 'extend', 'end', 'settle'] as const
export type PrivateEvent = (typeof events)[number]
/** `operator`: the platform, for whoever may no longer be in the room, and for a show that is over. */
const actors = ['viewer', 'anchor', 'clock', 'media', 'operator'] as const
export type PrivateActor = (typeof actors)[number]
/** `hold`: a deposit. `release`: all of it back. `settle`: the minutes are paid and the rest goes back. `tell…`: what the room hears. */
export type PrivateEffect = 'hold' | 'release' | 'settle' | 'tellAsk' | 'tellAccept' | 'tellDecline' | 'tellStart' | 'tellEnd'

type PrivateStep = Step<PrivateState, PrivateEffect>

const unheard: PrivateStep = { to: 'ended', effects: ['release', 'tellEnd'] }
const counted: PrivateStep = { to: 'counting', effects: ['tellEnd'] }
/** The anchor who ends was there to the end: nothing has to be waited for. */
const settled: PrivateStep = { to: 'ended', effects: ['settle', 'tellEnd'] }
const withdrawn: PrivateStep = { to: 'cancelled', effects: ['release', 'tellEnd'] }

export const privateShow: Machine<PrivateState, PrivateEvent, PrivateActor, PrivateEffect> = {
  states: privateStates,
  events,
  actors,
  table: {
    off: { ask: { viewer: { to: 'asked', effects: ['hold', 'tellAsk'] } } },
    asked: {
      accept: { anchor: { to: 'accepted', effects: ['tellAccept'] } },
      decline: { anchor: { to: 'declined', effects: ['release', 'tellDecline'] } },
      cancel: { viewer: withdrawn },
      expire: { clock: { to: 'expired', effects: ['release', 'tellEnd'] } },
      end: { viewer: withdrawn, anchor: { to: 'declined', effects: ['release', 'tellDecline'] }, operator: withdrawn },
    },
    accepted: {
      flow: { media: { to: 'running', effects: ['tellStart'] } },
      lost: { clock: unheard },
      end: { viewer: unheard, anchor: unheard, operator: unheard },
    },
    running: {
      gap: { media: { to: 'paused' } },
      spent: { clock: counted },
      extend: { viewer: { to: 'running', effects: ['hold'] } },
      end: { viewer: counted, anchor: settled, operator: counted },
    },
    paused: {
      flow: { media: { to: 'running' } },
      lost: { clock: counted },
      extend: { viewer: { to: 'paused', effects: ['hold'] } },
      end: { viewer: counted, anchor: settled, operator: counted },
    },
    counting: {
      // Their client says that it is still there.
      end: { anchor: { to: 'ended', effects: ['settle'] } },
      settle: { clock: { to: 'ended', effects: ['settle'] } },
    },
    ended: {},
    declined: {},
    cancelled: {},
    expired: {},
  },
}

/** Events that one of the two may cause now: a screen offers these. */
export const mayDo = (state: PrivateState, event: PrivateEvent, actor: 'viewer' | 'anchor'): boolean =>
  step(privateShow, state, event, actor) !== undefined

/** The public room is paused: the anchor is with somebody else. */
export const isInPrivateShow = (state: PrivateState): boolean => state === 'accepted' || state === 'running' || state === 'paused'
export const isOpen = (state: PrivateState): boolean => state === 'asked' || isInPrivateShow(state)
