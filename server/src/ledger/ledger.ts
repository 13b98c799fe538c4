import { createHash } from 'node:crypto'
import type { Tx } from '../platform/postgres.ts'
import type { OutboxRow } from '../room/index.ts'
import { uuidOf } from '../platform/uuidOf.ts'

/** What moved, as the ledger files it. */
export const ops = {
  gift: 1,
  barrage: 2,
  guard: 3,
  roomFee: 4,
  minuteFee: 5,
  tip: 6,
  recharge: 10,
  reward: 11,
  chargeback: 12,
  rewardTakenBack: 13,
  votesToCoins: 20,
  coinsToVotes: 21,
  withdrawalHold: 30,
  withdrawalEnd: 31,
  depositHold: 32,
  depositEnd: 33,
  packSent: 40,
  packShare: 41,
  packRefund: 42,
} as const
type SpendOp = 'gift' | 'barrage' | 'guard' | 'roomFee' | 'minuteFee' | 'tip'

/** Who wants it, and under which key: the same key and the same wish have one effect and one answer. */
export interface Intent {
  uid: number
  key: string
  /** What was asked for. Another wish under the same key is refused. */
  wish: string
}
export type Status = 'ok' | 'insufficient' | 'limit' | 'excluded' | 'frozen' | 'mismatch' | 'no_account' | 'no_hold' | 'ended' | 'too_much'
export interface Outcome {
  transfer: bigint | null
  status: Status
  balance: bigint
  replayed: boolean
}
export const hashOf = (wish: string) => createHash('sha256').update(wish).digest()
/** A key for calls whose nature is key enough: a show and a minute, a pack and a person. */
export const naturalKey = uuidOf

export interface Spend extends Intent {
  op: SpendOp
  coins: bigint
  anchor: number | null
  votes: bigint
  ref?: string
  /** Leave if and only if the money moves. */
  outbox?: readonly OutboxRow[]
}

export async function spend(tx: Tx, s: Spend): Promise<Outcome> {
  const outbox = s.outbox ? JSON.stringify(s.outbox) : null
  const values = [s.uid, s.key, hashOf(s.wish), ops[s.op], s.coins, s.anchor, s.votes, s.ref ?? '', outbox]
  const rows = await tx.query<Outcome>('select * from ledger.spend($1, $2, $3, $4::smallint, $5, $6, $7, $8, $9)', values)
  return rows[0]!
}

/** Many at once, in one transaction; each has its own outcome, in the order given. */
export async function spendMany(tx: Tx, spends: readonly Spend[]): Promise<Outcome[]> {
  const items = spends.map((s) => [
    s.uid,
    s.key,
    hashOf(s.wish).toString('hex'),
    ops[s.op],
    String(s.coins),
    s.anchor,
    String(s.votes),
    s.ref ?? '',
    s.outbox ?? null,
  ])
  const rows = await tx.query<Outcome & { n: number }>('select * from ledger.spend_many($1)', [JSON.stringify(items)])
  return rows.toSorted((a, b) => a.n - b.n)
}

const house = { recharge: -3, reward: -6, chargeback: -3, rewardTakenBack: -6 } as const

type Bought = keyof typeof house

async function move(tx: Tx, call: string, i: Intent, op: Bought, coins: bigint, ref: string): Promise<Outcome> {
  const rows = await tx.query<Outcome>(`select * from ${call}`, [i.uid, i.key, hashOf(i.wish), ops[op], house[op], coins, ref])
  return rows[0]!
}

export const credit = (tx: Tx, i: Intent, op: 'recharge' | 'reward', coins: bigint, ref: string): Promise<Outcome> =>
  move(tx, 'ledger.credit($1, $2, $3, $4::smallint, $5, $6, $7, null)', i, op, coins, ref)

/** A payment went back: coins first, and what is missing is owed. */
export const takeBack = (tx: Tx, i: Intent, op: 'chargeback' | 'rewardTakenBack', coins: bigint, ref: string): Promise<Outcome> =>
  move(tx, 'ledger.take_back($1, $2, $3, $4::smallint, $5, $6, $7)', i, op, coins, ref)

export async function exchange(tx: Tx, i: Intent, op: 'votesToCoins' | 'coinsToVotes', give: bigint, get: bigint): Promise<Outcome> {
  const rows = await tx.query<Outcome>(`select * from ledger.exchange($1, $2, $3, $4::smallint, $5, $6, $7, '')`, [
    i.uid,
    i.key,
    hashOf(i.wish),
    ops[op],
    op === 'votesToCoins',
    give,
    get,
  ])
  return rows[0]!
}

const slots = { coins: 1, votes: 2 } as const

export async function hold(
  tx: Tx,
  i: Intent,
  op: 'withdrawalHold' | 'depositHold',
  of: keyof typeof slots,
  amount: bigint,
  ref: string,
): Promise<Outcome> {
  const rows = await tx.query<Outcome>('select * from ledger.hold($1, $2, $3, $4::smallint, $5, $6, $7)', [
    i.uid,
    i.key,
    hashOf(i.wish),
    ops[op],
    slots[of],
    amount,
    ref,
  ])
  return rows[0]!
}

/** Ends a hold once: `pay` of it is paid, the rest is free again. */
export async function endHold(
  tx: Tx,
  end: {
    ref: string
    key: string
    wish: string
    op: 'withdrawalEnd' | 'depositEnd'
    pay: bigint
    anchor?: number
    votes?: bigint
  },
): Promise<Outcome> {
  const rows = await tx.query<Outcome>('select * from ledger.end_hold($1, $2, $3, $4::smallint, $5, $6, $7)', [
    end.ref,
    end.key,
    hashOf(end.wish),
    ops[end.op],
    end.pay,
    end.anchor ?? null,
    end.votes ?? 0n,
  ])
  return rows[0]!
}

const PATIENCE_MS = 15 * 60_000

/** For the rest of a transaction: what has piled up may take longer than any call is given, and given up each time it would grow for ever. */
export async function takeTime(tx: Tx): Promise<void> {
  await tx.query(`set local statement_timeout = ${PATIENCE_MS}`)
}

export async function fold(tx: Tx): Promise<bigint> {
  const rows = await tx.query<{ folded: bigint }>('select ledger.fold() as folded')
  return rows[0]!.folded
}

export interface Wallet {
  coins: bigint
  coins_held: bigint
  votes: bigint
  votes_held: bigint
  debt: bigint
  spent_today: bigint
  spent_month: bigint
  limit_day: bigint | null
  limit_month: bigint | null
  next_limit_day: bigint | null
  next_limit_month: bigint | null
  next_limits_at: Date | null
  excluded_until: Date | null
}

export async function walletOf(tx: Tx, uid: number): Promise<Wallet> {
  const rows = await tx.query<Wallet>('select * from ledger.wallet_of($1)', [uid])
  return rows[0]!
}

export interface Violation {
  invariant: string
  broken: bigint
  example: bigint | null
}

/** Every invariant with how often it is broken: never, or somebody is woken. */
export async function violations(tx: Tx): Promise<Violation[]> {
  return tx.query<Violation>('select * from ledger.violations()')
}

/** The same for what is new since the last look: cheap enough for every second. */
export async function recentViolations(tx: Tx): Promise<Violation[]> {
  return tx.query<Violation>('select * from ledger.check_recent()')
}

/** Whether one person's balances are what their lines say. */
export async function agrees(tx: Tx, uid: number): Promise<boolean> {
  return (await tx.query<{ agrees: boolean }>('select ledger.agrees($1) as agrees', [uid]))[0]!.agrees
}

/** How long the oldest vote has been waiting to be spendable. */
export async function foldLagSeconds(tx: Tx): Promise<number> {
  const rows = await tx.query<{ seconds: number }>('select extract(epoch from ledger.fold_lag())::float8 as seconds')
  return rows[0]!.seconds
}
