import { createHmac, randomBytes } from 'node:crypto'
import type { Sql } from '../../platform/postgres.ts'
import type { OutboxRow } from '../room/index.ts'
import { requestHash, type Intent, deriveKey, ops, type Outcome } from './ledger.ts'

/** Deterministic numbers in [0, 1): with the revealed seed anybody can recompute them. */
function* randomFractions(seed: Buffer, nonce: string): Generator<number, never> {
  for (let n = 0; ; n++) {
    const block = createHmac('sha256', seed).update(`${nonce}:${n}`).digest()
    for (let at = 0; at + 6 <= block.length; at += 6) yield block.readUIntBE(at, 6) / 2 ** 48
  }
}

/**
 * Double-mean split: each share is between 1 and twice the mean of what is left; then all are shuffled, because the last ones vary
 * more than the first. Determined by seed and nonce alone.
 */
export function luckySplit(total: bigint, shares: number, seed: Buffer, nonce: string): bigint[] {
  const fractions = randomFractions(seed, nonce)
  const next = () => fractions.next().value
  const split: bigint[] = []
  let left = total
  for (let open = BigInt(shares); open > 1n; open--) {
    const most = (2n * left) / open - 1n
    const highest = most < 1n ? 1n : most > left - (open - 1n) ? left - (open - 1n) : most
    const amount = 1n + BigInt(Math.floor(next() * Number(highest)))
    split.push(amount)
    left -= amount
  }
  split.push(left)
  for (let i = split.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[split[i], split[j]] = [split[j]!, split[i]!]
  }
  return split
}

export interface NewPack extends Intent {
  shares: readonly bigint[]
  delaySeconds: number
  lifeSeconds: number
  seed: Buffer
  nonce: string
  /** Stream of the room it was sent in, which lists it. */
  ref?: string
  outbox?: readonly OutboxRow[]
}

export const newSeed = () => randomBytes(32)

export async function sendPack(sql: Sql, p: NewPack): Promise<Outcome & { pack: bigint | null }> {
  const rows = await sql.query<Outcome & { pack: bigint | null }>(
    `select (r.outcome).*, r.pack from ledger.send_pack($1, $2, $3, $4::smallint, $5::bigint[], make_interval(secs => $6), make_interval(secs => $7), $8, $9, $10, $11) r`,
    [
      p.uid,
      p.key,
      requestHash(p.request),
      ops.packSent,
      [...p.shares],
      p.delaySeconds,
      p.lifeSeconds,
      p.seed,
      p.nonce,
      p.ref ?? '',
      p.outbox ? JSON.stringify(p.outbox) : null,
    ],
  )
  return rows[0]!
}

export interface ShareOutcome {
  status: 'ok' | 'replay' | 'early' | 'closed' | 'empty' | 'busy' | 'frozen' | 'own' | 'no_pack' | 'no_account' | 'mismatch'
  amount: bigint
  balance: bigint | null
}

const RETRY_DELAY_MS = 5
const MAX_ATTEMPTS = 40

/** Claims a share. While the last shares are locked by others `empty` is not final, so it retries. */
export async function takeShare(sql: Sql, uid: number, pack: bigint): Promise<ShareOutcome> {
  const name = `pack:${pack}:${uid}`
  for (let attempts = 1; ; attempts++) {
    const rows = await sql.query<ShareOutcome>('select * from ledger.take_share($1, $2, $3, $4, $5::smallint)', [
      uid,
      pack,
      deriveKey(name),
      requestHash(name),
      ops.packShare,
    ])
    const outcome = rows[0]!
    if (outcome.status !== 'busy' || attempts >= MAX_ATTEMPTS) return outcome
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS))
  }
}

export async function closePack(sql: Sql, pack: bigint): Promise<{ status: 'ok' | 'closed' | 'open' | 'no_pack'; refunded: bigint }> {
  const rows = await sql.query<{ status: 'ok' | 'closed' | 'open' | 'no_pack'; refunded: bigint }>(
    'select * from ledger.close_pack($1, $2, $3::smallint)',
    [pack, deriveKey(`refund:${pack}`), ops.packRefund],
  )
  return rows[0]!
}

/** Once the show is over that the pack was sent in: what is left goes back before its time. */
export async function closePackOfEndedShow(sql: Sql, pack: bigint): Promise<void> {
  await sql.query('select * from ledger.close_pack_of_ended_show($1, $2, $3::smallint)', [
    pack,
    deriveKey(`refund:${pack}`),
    ops.packRefund,
  ])
}

export interface Pack {
  id: bigint
  uid: number
  ref: string
  total: bigint
  shares: number
  taken: number
  taken_coins: bigint
  opens_at: Date
  expires_at: Date
  closed_at: Date | null
  /** These two once it is closed: with the seed and the nonce anybody can recompute the split. */
  refunded: bigint | null
  seed: Buffer | null
  seed_hash: Buffer
  nonce: string
}

export async function packOf(sql: Sql, pack: bigint): Promise<Pack | undefined> {
  const rows = await sql.query<Pack>('select * from ledger.pack_of($1) where id is not null', [pack])
  return rows[0]
}

/** Packs of a show that are not closed yet, oldest first. */
export async function openPacks(sql: Sql, ref: string): Promise<Pack[]> {
  return sql.query<Pack>('select k.* from ledger.open_packs($1) p, ledger.pack_of(p) k order by k.id', [ref])
}

export interface PackShare {
  n: number
  amount: bigint
  uid: number | null
  at: Date | null
}

/** Shares that were taken, and all of them once the pack is closed. */
export async function sharesOf(sql: Sql, pack: bigint): Promise<PackShare[]> {
  return sql.query<PackShare>('select * from ledger.shares_of($1)', [pack])
}
