import type { BattleState } from '@nimbo/contract'
import { PK_INVITE_SECONDS } from '@nimbo/contract'

/** Durations of the parts of a battle, in milliseconds. */
export interface Phases {
  invite: number
  connect: number
  countdown: number
  minute: number
  freeze: number
  /** A lead that changes so long before the end adds as much. */
  overtime: number
  /** Away for so long, an anchor is shown as gone, and has lost. */
  badge: number
  away: number
}

export const MAX_OVERTIMES = 3
const CONNECT_MS = 15_000
const COUNTDOWN_MS = 3_000

/** Invitation, connecting and countdown are for people and stay as long as they are; a shorter minute shortens the rest alike. */
export function phasesOf({ battleMinuteSeconds }: { battleMinuteSeconds: number }): Phases {
  const minute = battleMinuteSeconds * 1000
  return {
    invite: PK_INVITE_SECONDS * 1000,
    connect: CONNECT_MS,
    countdown: COUNTDOWN_MS,
    minute,
    freeze: minute / 6,
    overtime: minute / 6,
    badge: minute / 12,
    away: minute / 2,
  }
}

/** States in which each anchor sends into the other's room. */
export const joinedStates: readonly BattleState[] = ['connecting', 'countdown', 'fight', 'frozen', 'punish']
