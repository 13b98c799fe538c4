import * as z from 'zod/mini'
import { latestEvent, nowEvent } from './event.ts'

/** Giver in a battle, and the coins given to this side. */
const pkGiver = z.object({ uid: z.int(), uname: z.string(), uhead: z.string(), coins: z.string() })
const score = { uid: z.int(), score: z.string(), givers: z.array(pkGiver) }

/**
 * The score as absolute totals. `no` grows with every transfer taken in, and `upto` is the last of them: what is shown is what the
 * ledger has up to it. A reader drops one whose number is not higher than its own.
 */
const scored = { no: z.int(), upto: z.string() }

const pkSide = z.object({
  ...score,
  uname: z.string(),
  uhead: z.string(),
  level: z.int(),
  stream: z.string(),
  /** Battles won in a row before this one. */
  streak: z.int(),
  /** Begin of the anchor's absence, in epoch milliseconds; 0: here. */
  gone: z.number(),
})
/** A battle as both rooms see it: the one who invited first. Times are epoch milliseconds of the database's clock. */
export const pkBattle = z.object({
  battle: z.int(),
  version: z.int(),
  state: z.string(),
  /** Empty until it is known: rejected, cancelled, expired, failed, win, surrender, forfeit, draw, void. */
  outcome: z.string(),
  sides: z.array(pkSide),
  minutes: z.int(),
  punish: z.string(),
  punish_time: z.int(),
  /** 0: nobody yet, or nobody at all. */
  winner: z.int(),
  overtimes: z.int(),
  /** Time of this event, and of the state's begin and end; `until` 0: until one of the anchors acts. */
  at: z.number(),
  since: z.number(),
  until: z.number(),
  ...scored,
})
export type PkBattle = z.output<typeof pkBattle>
export type PkSide = z.output<typeof pkSide>

export const pkState = nowEvent('pkState', { _method_: 'LivePk', action: 1, msgtype: 30 }, { ...pkBattle.shape })
export const pkScore = latestEvent(
  'pkScore',
  { _method_: 'LivePk', action: 2, msgtype: 30 },
  { battle: z.int(), ...scored, sides: z.array(z.object(score)) },
  ({ battle }) => `pk:${battle}`,
)

/** The battle the room is in. */
export const pkSnapshot = { pk: z.optional(pkBattle) }
