import type { Machine } from './machine.ts'

/** `idle` is before the invitation and after the end: what became of a battle that is over says its outcome. */
export const battleStates = ['idle', 'invited', 'connecting', 'countdown', 'fight', 'frozen', 'punish'] as const
export type BattleState = (typeof battleStates)[number]

/**
 * `time`: the state has lasted as long as it may. `ready`: both pictures are in both rooms. `fail`: a room ended or a picture never came.
 * `leave`: an anchor stayed away too long. `fault`: our media server does not answer. `decide`: somebody lost and has a penalty to do;
 * `close`: nobody has.
 */
export const battleEvents = [
  'invite',
  'accept',
  'reject',
  'cancel',
  'time',
  'ready',
  'fail',
  'surrender',
  'leave',
  'fault',
  'decide',
  'close',
  'waive',
] as const
export type BattleEvent = (typeof battleEvents)[number]

export const battleActors = ['inviter', 'invitee', 'winner', 'server'] as const
export type BattleActor = (typeof battleActors)[number]

/** `join`: both anchors send into each other's room. `cut`: gifts from here on count no more. `part`: whoever sends into the other's room is removed. */
export type BattleEffect = 'join' | 'cut' | 'part'

const over = { to: 'idle', effects: ['part'] } as const
const cut = { to: 'frozen', effects: ['cut'] } as const
const unanswered = { to: 'idle' } as const
const agreed = { to: 'connecting', effects: ['join'] } as const

export const battleMachine: Machine<BattleState, BattleEvent, BattleActor, BattleEffect> = {
  states: battleStates,
  events: battleEvents,
  actors: battleActors,
  table: {
    idle: { invite: { inviter: { to: 'invited' } } },
    invited: {
      accept: { invitee: agreed },
      // Both asked at the same time: that is a yes.
      invite: { invitee: agreed },
      reject: { invitee: unanswered },
      cancel: { inviter: unanswered },
      time: { server: unanswered },
      fail: { server: unanswered },
    },
    connecting: {
      ready: { server: { to: 'countdown' } },
      cancel: { inviter: over, invitee: over },
      time: { server: over },
      fail: { server: over },
      fault: { server: over },
    },
    countdown: { time: { server: { to: 'fight' } }, fail: { server: over }, fault: { server: over } },
    fight: {
      time: { server: cut },
      surrender: { inviter: cut, invitee: cut },
      leave: { server: cut },
      fail: { server: cut },
      fault: { server: over },
    },
    frozen: { decide: { server: { to: 'punish' } }, close: { server: over }, fault: { server: over } },
    punish: { waive: { winner: over }, time: { server: over }, fail: { server: over } },
  },
}
