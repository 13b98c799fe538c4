import { exchange, type Status, walletOf } from '../ledger/index.ts'
import type { Database, Tx } from '../platform/postgres.ts'
import { addExchange, type ExchangeRow, findExchange } from './exchange.store.ts'

export interface ExchangeDeps {
  db: Database
  /**
   * Votes in a wallet whose payment can still be reversed. Exchanged for coins and given on, they would reach somebody who can withdraw
   * them at once.
   */
  pendingVotes?(tx: Tx, uid: number): Promise<bigint>
}

export interface ExchangeRequest {
  uid: number
  key: string
  ofVotes: boolean
  amount: bigint
}

/** The result stored under this idempotency key; `mismatch` when it belongs to a different request. */
export async function replay(tx: Tx, { uid, key, ofVotes, amount }: ExchangeRequest): Promise<ExchangeRow | 'mismatch' | undefined> {
  const known = await findExchange(tx, uid, key)
  if (!known) return undefined
  return known.ofVotes === ofVotes && known.amount === amount ? known : 'mismatch'
}

/**
 * Moves both currencies and stores the result, in the caller's transaction. The request hash covers what was asked for, not the
 * proceeds: the rate may change between a call and its retry.
 */
export async function executeExchange(
  tx: Tx,
  request: ExchangeRequest,
  proceeds: bigint,
  pending = 0n,
): Promise<ExchangeRow | Exclude<Status, 'ok'>> {
  const { uid, key, ofVotes, amount } = request
  const op = ofVotes ? 'votesToCoins' : 'coinsToVotes'
  const { status, replayed } = await exchange(tx, { uid, key, request: `${op} ${amount}` }, op, amount, proceeds)
  if (status !== 'ok') return status
  if (replayed) return (await replay(tx, request)) as ExchangeRow
  const wallet = await walletOf(tx, uid)
  const done: ExchangeRow = {
    ofVotes,
    amount,
    proceeds,
    coinsLeft: wallet.coins - wallet.coins_held,
    // New votes are folded a moment later; the answer includes them already.
    votesLeft: wallet.votes - wallet.votes_held - pending + (ofVotes ? 0n : proceeds),
  }
  await addExchange(tx, uid, key, done)
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
export async function availableVotes(tx: Tx, deps: ExchangeDeps, uid: number): Promise<{ available: bigint; pending: bigint }> {
  const { votes, votes_held: held } = await walletOf(tx, uid)
  const pending = min(votes - held, (await deps.pendingVotes?.(tx, uid)) ?? 0n)
  return { available: votes - held - pending, pending }
}

export const exchangeOutput = ({ coinsLeft, votesLeft, proceeds }: ExchangeRow) => ({
  coin: String(coinsLeft),
  votes: String(votesLeft),
  got: String(proceeds),
})
