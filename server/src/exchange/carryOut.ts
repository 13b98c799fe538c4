import { exchange, type Status, walletOf } from '../ledger/index.ts'
import type { Tx } from '../platform/postgres.ts'
import { addExchanged, type Exchanged, exchangedUnder } from './exchange.store.ts'

export interface Wish {
  uid: number
  key: string
  ofVotes: boolean
  give: bigint
}

/** The answer that was given under this key before; `mismatch` when it was to another wish. */
export async function earlier(tx: Tx, { uid, key, ofVotes, give }: Wish): Promise<Exchanged | 'mismatch' | undefined> {
  const known = await exchangedUnder(tx, uid, key)
  if (!known) return undefined
  return known.ofVotes === ofVotes && known.give === give ? known : 'mismatch'
}

/**
 * Moves both currencies and keeps the answer, in the caller's transaction. The wish is what was asked for, not what it brings: the
 * rate may change between a call and its repetition.
 */
export async function carryOut(tx: Tx, wish: Wish, got: bigint, waiting = 0n): Promise<Exchanged | Exclude<Status, 'ok'>> {
  const { uid, key, ofVotes, give } = wish
  const op = ofVotes ? 'votesToCoins' : 'coinsToVotes'
  const { status, replayed } = await exchange(tx, { uid, key, wish: `${op} ${give}` }, op, give, got)
  if (status !== 'ok') return status
  if (replayed) return (await earlier(tx, wish)) as Exchanged
  const wallet = await walletOf(tx, uid)
  const done: Exchanged = {
    ofVotes,
    give,
    got,
    coinsLeft: wallet.coins - wallet.coins_held,
    // New votes are folded in a moment later; the answer counts them already.
    votesLeft: wallet.votes - wallet.votes_held - waiting + (ofVotes ? 0n : got),
  }
  await addExchanged(tx, uid, key, done)
  return done
}

export const answerOf = ({ coinsLeft, votesLeft, got }: Exchanged) => ({
  coin: String(coinsLeft),
  votes: String(votesLeft),
  got: String(got),
})
