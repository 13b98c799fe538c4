import { sealMessage } from '@nimbo/contract/statement'
import type { Database, Sql } from '../../platform/postgres.ts'
import type { SigningKey } from '../../platform/signingKey.ts'

/** Largest number of transfers that can be sealed well within the statement timeout. */
export const maxSealBatch = 20_000

/** Above every seal id. */
const NEWEST = 2n ** 62n

export interface Seal {
  id: bigint
  lo_xid: bigint
  hi_xid: bigint
  transfers: number
  root: Buffer
  previous: Buffer
  history: Buffer
  hash: Buffer
  signature: Buffer
  key: Buffer
  /** Microseconds since the epoch. */
  at: bigint
}

/** Seals transfers that are committed and not sealed yet, and returns how many. Created and signed in one transaction. */
export async function sealNext(db: Database, key: SigningKey, limit = maxSealBatch): Promise<number> {
  return db.transaction(async (sql) => {
    const rows = await sql.query<{ id: bigint | null; hash: Buffer; transfers: number }>('select * from ledger.seal_next($1)', [limit])
    const { id, hash, transfers } = rows[0]!
    if (id === null) return 0
    const signature = key.sign(sealMessage(hash.toString('hex')))
    await sql.query('select ledger.sign_seal($1, $2, $3)', [id, signature, Buffer.from(key.publicKey, 'hex')])
    return transfers
  })
}

const columns = 's.*, (extract(epoch from s.sealed_at) * 1000000)::bigint as at'

/** Seals below an id, newest first. */
export async function sealsBefore(sql: Sql, before: bigint | undefined, limit: number): Promise<Seal[]> {
  return sql.query<Seal>(`select ${columns} from ledger.seals_before($1, $2) s`, [before ?? NEWEST, limit])
}

export async function sealsOf(sql: Sql, ids: readonly bigint[]): Promise<Seal[]> {
  return sql.query<Seal>(`select ${columns} from ledger.seals_of($1) s`, [ids])
}

/** The age of the oldest transfer without a seal. */
export async function sealLagSeconds(sql: Sql): Promise<number> {
  const rows = await sql.query<{ seconds: number }>('select extract(epoch from ledger.seal_lag())::float8 as seconds')
  return rows[0]!.seconds
}
