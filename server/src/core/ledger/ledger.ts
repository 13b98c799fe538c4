import { createHash } from 'node:crypto'
import type { Sql } from '../../platform/postgres.ts'
import type { OutboxRow } from '../room/index.ts'
import { uuidFromName } from '../../platform/uuidFromName.ts'

/** Operation codes, as stored in `ledger.transfer.op`. */
export const ops = {
  gift: 1,
  barrage: 2,
  guard: 3,
  roomFee: 4,
  minuteFee: 5,
  tip: 6,
  privateFee: 47,
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
  minuteReserved: 34,
  minuteReleased: 35,
  packSent: 40,
  packShare: 41,
  packRefund: 42,
  itemGranted: 50,
  itemGift: 51,
  itemExpired: 52,
  tipHeld: 85,
  tipReturned: 86,
  reversal: 60,
  adjustment: 61,
  writeOff: 62,
  freeze: 63,
  unfreeze: 64,
} as const
type SpendOp = 'gift' | 'barrage' | 'guard' | 'roomFee' | 'tip'

/** The same idempotency key with the same request has one effect and one outcome, however often it is sent. */
export interface Intent {
  uid: number
  key: string
  /** Hashed and stored with the key. A different request under the same key is refused as `mismatch`. */
  request: string
}
export type Status =
  | 'ok'
  | 'insufficient'
  | 'limit'
  | 'excluded'
  | 'frozen'
  | 'mismatch'
  | 'no_account'
  | 'no_receiver'
  | 'no_item'
  | 'no_hold'
  | 'ended'
  | 'too_much'
export interface Outcome {
  transfer: bigint | null
  status: Status
  balance: bigint
  replayed: boolean
}

export const requestHash = (request: string) => createHash('sha256').update(request).digest()
/** An idempotency key derived from what identifies the operation: a show and a minute, a pack and a person. */
export const deriveKey = uuidFromName

/** Person credited with votes of a spend: the anchor, or a guest on the mic. */
export interface Receiver {
  uid: number
  votes: bigint
}

export interface Spend extends Intent {
  op: SpendOp
  coins: bigint
  receivers: readonly Receiver[]
  /** Number of things bought. Default 1. */
  count?: number
  /** Id of the run of repeats it belongs to. */
  combo?: string
  ref?: string
  /** Leave if and only if the money moves. */
  outbox?: readonly OutboxRow[]
}

export const receiverRows = (receivers: readonly Receiver[]) => receivers.map(({ uid, votes }) => [uid, String(votes)])

export async function spend(sql: Sql, s: Spend): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.spend($1, $2, $3, $4::smallint, $5, $6, $7, $8, $9, $10)', [
    s.uid,
    s.key,
    requestHash(s.request),
    ops[s.op],
    s.coins,
    JSON.stringify(receiverRows(s.receivers)),
    s.ref ?? '',
    s.outbox ? JSON.stringify(s.outbox) : null,
    s.count ?? 1,
    s.combo ?? null,
  ])
  return rows[0]!
}

/** Many spends in one transaction, each with its own outcome, in the order given. */
export async function spendMany(sql: Sql, spends: readonly Spend[]): Promise<Outcome[]> {
  const items = spends.map((s) => [
    s.uid,
    s.key,
    requestHash(s.request).toString('hex'),
    ops[s.op],
    String(s.coins),
    receiverRows(s.receivers),
    s.ref ?? '',
    s.outbox ?? null,
    s.count ?? 1,
    s.combo ?? null,
  ])
  const rows = await sql.query<Outcome & { n: number }>('select * from ledger.spend_many($1)', [JSON.stringify(items)])
  return rows.toSorted((a, b) => a.n - b.n)
}

/** Counter-accounts of the platform. */
const platformAccounts = { recharge: -3, reward: -6, chargeback: -3, rewardTakenBack: -6 } as const

type CoinOp = keyof typeof platformAccounts

async function move(sql: Sql, call: string, i: Intent, op: CoinOp, coins: bigint, ref: string): Promise<Outcome> {
  const rows = await sql.query<Outcome>(`select * from ${call}`, [
    i.uid,
    i.key,
    requestHash(i.request),
    ops[op],
    platformAccounts[op],
    coins,
    ref,
  ])
  return rows[0]!
}

export const credit = (sql: Sql, i: Intent, op: 'recharge' | 'reward', coins: bigint, ref: string): Promise<Outcome> =>
  move(sql, 'ledger.credit($1, $2, $3, $4::smallint, $5, $6, $7, null)', i, op, coins, ref)

/** Takes coins back after a refund or chargeback; what the wallet lacks becomes debt. */
export const clawBack = (sql: Sql, i: Intent, op: 'chargeback' | 'rewardTakenBack', coins: bigint, ref: string): Promise<Outcome> =>
  move(sql, 'ledger.take_back($1, $2, $3, $4::smallint, $5, $6, $7)', i, op, coins, ref)

export async function exchange(sql: Sql, i: Intent, op: 'votesToCoins' | 'coinsToVotes', give: bigint, get: bigint): Promise<Outcome> {
  const rows = await sql.query<Outcome>(`select * from ledger.exchange($1, $2, $3, $4::smallint, $5, $6, $7, '')`, [
    i.uid,
    i.key,
    requestHash(i.request),
    ops[op],
    op === 'votesToCoins',
    give,
    get,
  ])
  return rows[0]!
}

const slots = { coins: 1, votes: 2 } as const
/** Coins are set aside for a day at most, unless less is asked for. Votes of a withdrawal have no such end. */
const DEPOSIT_LIFE_SECONDS = 86_400

export async function hold(
  sql: Sql,
  i: Intent,
  op: 'withdrawalHold' | 'depositHold',
  asset: keyof typeof slots,
  amount: bigint,
  ref: string,
  lifeSeconds = DEPOSIT_LIFE_SECONDS,
): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.hold($1, $2, $3, $4::smallint, $5, $6, $7, make_interval(secs => $8))', [
    i.uid,
    i.key,
    requestHash(i.request),
    ops[op],
    slots[asset],
    amount,
    ref,
    lifeSeconds,
  ])
  return rows[0]!
}

/** Ends a hold once: captures `pay` of it and releases the rest. */
export async function endHold(
  sql: Sql,
  end: {
    ref: string
    key: string
    request: string
    op: 'withdrawalEnd' | 'depositEnd'
    pay: bigint
    receivers?: readonly Receiver[]
  },
): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.end_hold($1, $2, $3, $4::smallint, $5, $6)', [
    end.ref,
    end.key,
    requestHash(end.request),
    ops[end.op],
    end.pay,
    JSON.stringify(receiverRows(end.receivers ?? [])),
  ])
  return rows[0]!
}

/** Ends a deposit of a private show once: `pay` of it for its minutes, the rest goes back. */
export async function endPrivateDeposit(
  sql: Sql,
  end: { ref: string; key: string; request: string; pay: bigint; receivers: readonly Receiver[] },
): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.end_private($1, $2, $3, $4::smallint, $5, $6)', [
    end.ref,
    end.key,
    requestHash(end.request),
    end.pay > 0n ? ops.privateFee : ops.depositEnd,
    end.pay,
    JSON.stringify(receiverRows(end.receivers)),
  ])
  return rows[0]!
}

const BACKLOG_TIMEOUT_MS = 15 * 60_000

/** For the rest of the transaction. Work on a backlog may exceed the usual timeout; cancelled every time, the backlog would only grow. */
export async function raiseStatementTimeout(sql: Sql): Promise<void> {
  await sql.query(`set local statement_timeout = ${BACKLOG_TIMEOUT_MS}`)
}

export async function fold(sql: Sql): Promise<bigint> {
  const rows = await sql.query<{ folded: bigint }>('select ledger.fold() as folded')
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

export async function walletOf(sql: Sql, uid: number): Promise<Wallet> {
  const rows = await sql.query<Wallet>('select * from ledger.wallet_of($1)', [uid])
  return rows[0]!
}

export interface Violation {
  invariant: string
  broken: bigint
  example: bigint | null
}

/** Every invariant with its number of violations. */
export async function violations(sql: Sql): Promise<Violation[]> {
  return sql.query<Violation>('select * from ledger.violations()')
}

/** Only transfers since the last check: cheap enough to run every second. */
export async function recentViolations(sql: Sql): Promise<Violation[]> {
  return sql.query<Violation>('select * from ledger.check_recent()')
}

/** Consistency check: a person's balances are the sums of their postings. */
export async function balanceMatches(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query<{ matches: boolean }>('select ledger.balance_matches($1) as matches', [uid]))[0]!.matches
}

/** Age of the oldest vote that is not folded into a balance yet. */
export async function foldLagSeconds(sql: Sql): Promise<number> {
  const rows = await sql.query<{ seconds: number }>('select extract(epoch from ledger.fold_lag())::float8 as seconds')
  return rows[0]!.seconds
}
