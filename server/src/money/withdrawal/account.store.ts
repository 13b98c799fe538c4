import type { CashAccount } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { type Destination, maskAccount, maskDocument } from './destination.ts'

/** An account changed within this time is a risk signal. */
export const RECENTLY_CHANGED_HOURS = 48
export const MAX_ACCOUNTS = 10

export interface AccountRow extends Destination {
  id: number
  verified: boolean
  fresh: boolean
}

const columns = `id, type, name, document, key_type as "keyType", account, verified_at is not null as verified,
  changed_at > now() - interval '${RECENTLY_CHANGED_HOURS} hours' as fresh`

export async function listAccounts(sql: Sql, uid: number): Promise<AccountRow[]> {
  return sql.query<AccountRow>(`select ${columns} from cash_account where uid = $1 and deleted_at is null order by id desc`, [uid])
}

/** Always filtered by owner: another person's id finds nothing. */
export async function findAccount(sql: Sql, uid: number, id: number): Promise<AccountRow | undefined> {
  const rows = await sql.query<AccountRow>(`select ${columns} from cash_account where id = $2 and uid = $1 and deleted_at is null`, [
    uid,
    id,
  ])
  return rows[0]
}

/** Locked until the transaction ends, so that the account whose risk is assessed is the account that is paid. */
export async function lockAccount(sql: Sql, uid: number, id: number): Promise<AccountRow | undefined> {
  const found = await sql.query('select 1 from cash_account where id = $2 and uid = $1 and deleted_at is null for share', [uid, id])
  return found.length > 0 ? findAccount(sql, uid, id) : undefined
}

/** Serializes changes to one person's accounts, and counts them. */
export async function lockAndCountAccounts(sql: Sql, uid: number): Promise<number> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('cash accounts', $1))`, [uid])
  const rows = await sql.query<{ n: number }>('select count(*)::int as n from cash_account where uid = $1 and deleted_at is null', [uid])
  return rows[0]!.n
}

/** Upsert by destination: a repeated request adds no second account. */
export async function addAccount(sql: Sql, uid: number, d: Destination): Promise<AccountRow> {
  const rows = await sql.query<AccountRow>(
    `insert into cash_account as c (uid, type, name, document, key_type, account) values ($1, $2, $3, $4, $5, $6)
     on conflict (uid, type, account) where deleted_at is null do update set name = excluded.name, document = excluded.document,
       key_type = excluded.key_type,
       changed_at = case when (c.name, c.document, c.key_type) = (excluded.name, excluded.document, excluded.key_type) then c.changed_at else now() end
     returning ${columns}`,
    [uid, d.type, d.name, d.document, d.keyType, d.account],
  )
  return rows[0]!
}

/** Another account of theirs with the same destination; 0 when there is none. */
export async function duplicateOf(sql: Sql, uid: number, d: Destination, id = 0): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    'select id from cash_account where uid = $1 and type = $2 and account = $3 and id <> $4 and deleted_at is null',
    [uid, d.type, d.account, id],
  )
  return rows[0]?.id ?? 0
}

/** A new destination is unverified. */
export async function updateAccount(sql: Sql, uid: number, id: number, d: Destination): Promise<AccountRow> {
  const rows = await sql.query<AccountRow>(
    `update cash_account set type = $3, name = $4, document = $5, key_type = $6, account = $7,
       verified_at = case when type = $3 and account = $7 then verified_at end,
       changed_at = case when (type, name, document, key_type, account) = ($3::smallint, $4, $5, $6, $7) then changed_at else now() end
     where id = $2 and uid = $1 and deleted_at is null returning ${columns}`,
    [uid, id, d.type, d.name, d.document, d.keyType, d.account],
  )
  return rows[0]!
}

export async function removeAccount(sql: Sql, uid: number, id: number): Promise<boolean> {
  const rows = await sql.query('update cash_account set deleted_at = now() where id = $2 and uid = $1 and deleted_at is null returning 1', [
    uid,
    id,
  ])
  return rows.length > 0
}

export const accountOutput = (a: AccountRow): CashAccount => ({
  id: a.id,
  type: a.type,
  name: a.name,
  key_type: a.keyType,
  account: maskAccount(a.type, a.keyType, a.account),
  document: maskDocument(a.document),
  verified: a.verified ? 1 : 0,
  fresh: a.fresh ? 1 : 0,
})
