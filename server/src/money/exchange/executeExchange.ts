import { exchange, type Status, walletOf } from '../../core/ledger/index.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { addExchange, type ExchangeRow, findExchange } from './exchange.store.ts'

export interface ExchangeDeps {
  db: Database
  /**
   * Votes in a wallet whose payment can still be reversed. Exchanged for coins and given on, they would reach somebody who can withdraw
   * them at once.
   */
  pendingVotes?(sql: Sql, uid: number): Promise<bigint>
}

export interface ExchangeRequest {
  uid: number
  key: string
  ofVotes: boolean
  amount: bigint
}

/** The result stored under this idempotency key; `mismatch` when it belongs to a different request. */
export async function replay(sql: Sql, { uid, key, ofVotes, amount }: ExchangeRequest): Promise<ExchangeRow | 'mismatch' | undefined> {
  const known = await findExchange(sql, uid, key)
  if (!known) return undefined
  return known.ofVotes === ofVotes && known.amount === amount ? known : 'mismatch'
}

/**
 * Moves both currencies and stores the result, in the caller's transaction. The request hash covers what was asked for, not the
 * proceeds: the rate may change between a call and its retry.
 */
export async function executeExchange(
  sql: Sql,
  request: ExchangeRequest,
  proceeds: bigint,
  pending = 0n,
): Promise<ExchangeRow | Exclude<Status, 'ok'>> {
  const { uid, key, ofVotes, amount } = request
  const op = ofVotes ? 'votesToCoins' : 'coinsToVotes'
  const { status, replayed } = await exchange(sql, { uid, key, request: `${op} ${amount}` }, op, amount, proceeds)
  if (status !== 'ok') return status
  if (replayed) return (await replay(sql, request)) as ExchangeRow
  const wallet = await walletOf(sql, uid)
  const done: ExchangeRow = {
    ofVotes,
    amount,
    proceeds,
    coinsLeft: wallet.coins - wallet.coins_held,
    // New votes are folded a moment later; the answer includes them already.
    votesLeft: wallet.votes - wallet.votes_held - pending + (ofVotes ? 0n : proceeds),
  }
  await addExchange(sql, uid, key, done)
  return done
}

/** Maps a ledger status to the refusal of both exchange calls. */
export function refusalFor(status: Exclude<Status, 'ok'>): 'TooMuch' | 'Frozen' | 'IdempotencyConflict' {
  if (status === 'insufficient') return 'TooMuch'
  if (status === 'frozen') return 'Frozen'
  if (status === 'mismatch') return 'IdempotencyConflict'
  throw new Error(`unexpected exchange status: ${status}`)
}

const min = (a: bigint, b: bigint) => (a < b ? a : b)

/** Votes that can be exchanged now, and those that are pending. */
export async function availableVotes(sql: Sql, deps: ExchangeDeps, uid: number): Promise<{ available: bigint; pending: bigint }> {
  const { votes, votes_held: held } = await walletOf(sql, uid)
  const pending = min(votes - held, (await deps.pendingVotes?.(sql, uid)) ?? 0n)
  return { available: votes - held - pending, pending }
}

export const exchangeOutput = ({ coinsLeft, votesLeft, proceeds }: ExchangeRow) => ({
  coin: String(coinsLeft),
  votes: String(votesLeft),
  got: String(proceeds),
})
