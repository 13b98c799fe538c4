import type { CashAccount } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import { maskAccount, maskDocument } from './mask.ts'

/** Operators look twice at an account that was changed within this time. */
export const FRESH_HOURS = 48
export const MOST_ACCOUNTS = 10

/** Where money goes, in the form it is sent in. */
export interface Place {
  type: number
  name: string
  document: string
  keyType: string
  account: string
}
export interface AccountRow extends Place {
  id: number
  verified: boolean
  fresh: boolean
}

const columns = `id, type, name, document, key_type as "keyType", account, verified_at is not null as verified,
  changed_at > now() - interval '${FRESH_HOURS} hours' as fresh`

export async function accountsOf(tx: Tx, uid: number): Promise<AccountRow[]> {
  return tx.query<AccountRow>(`select ${columns} from cash_account where uid = $1 and deleted_at is null order by id desc`, [uid])
}

/** Always through its owner: another person's number finds nothing. */
export async function accountOf(tx: Tx, uid: number, id: number): Promise<AccountRow | undefined> {
  const rows = await tx.query<AccountRow>(`select ${columns} from cash_account where id = $2 and uid = $1 and deleted_at is null`, [
    uid,
    id,
  ])
  return rows[0]
}

/** The same, as it stays until the transaction ends: what is weighed is what is paid to. */
export async function holdAccount(tx: Tx, uid: number, id: number): Promise<AccountRow | undefined> {
  const found = await tx.query('select 1 from cash_account where id = $2 and uid = $1 and deleted_at is null for share', [uid, id])
  return found.length > 0 ? accountOf(tx, uid, id) : undefined
}

export async function lockAccounts(tx: Tx, uid: number): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('cash accounts', $1))`, [uid])
  const rows = await tx.query<{ n: number }>('select count(*)::int as n from cash_account where uid = $1 and deleted_at is null', [uid])
  return rows[0]!.n
}

/** The same place again is the same account: a repeated tap adds nothing. */
export async function addAccount(tx: Tx, uid: number, p: Place): Promise<AccountRow> {
  const rows = await tx.query<AccountRow>(
    `insert into cash_account as c (uid, type, name, document, key_type, account) values ($1, $2, $3, $4, $5, $6)
     on conflict (uid, type, account) where deleted_at is null do update set name = excluded.name, document = excluded.document,
       key_type = excluded.key_type,
       changed_at = case when (c.name, c.document, c.key_type) = (excluded.name, excluded.document, excluded.key_type) then c.changed_at else now() end
     returning ${columns}`,
    [uid, p.type, p.name, p.document, p.keyType, p.account],
  )
  return rows[0]!
}

/** Another account of theirs with the same place; 0 when there is none. */
export async function twinOf(tx: Tx, uid: number, p: Place, id = 0): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    'select id from cash_account where uid = $1 and type = $2 and account = $3 and id <> $4 and deleted_at is null',
    [uid, p.type, p.account, id],
  )
  return rows[0]?.id ?? 0
}

/** Another place has proved nothing yet. */
export async function changeAccount(tx: Tx, uid: number, id: number, p: Place): Promise<AccountRow> {
  const rows = await tx.query<AccountRow>(
    `update cash_account set type = $3, name = $4, document = $5, key_type = $6, account = $7,
       verified_at = case when type = $3 and account = $7 then verified_at end,
       changed_at = case when (type, name, document, key_type, account) = ($3::smallint, $4, $5, $6, $7) then changed_at else now() end
     where id = $2 and uid = $1 and deleted_at is null returning ${columns}`,
    [uid, id, p.type, p.name, p.document, p.keyType, p.account],
  )
  return rows[0]!
}

export async function removeAccount(tx: Tx, uid: number, id: number): Promise<boolean> {
  const rows = await tx.query('update cash_account set deleted_at = now() where id = $2 and uid = $1 and deleted_at is null returning 1', [
    uid,
    id,
  ])
  return rows.length > 0
}

/** Money arrived there: only if it is still the same place. */
export async function verifyAccount(tx: Tx, id: number, destination: string): Promise<void> {
  await tx.query('update cash_account set verified_at = coalesce(verified_at, now()) where id = $1 and account = $2', [id, destination])
}

export const accountOut = (a: AccountRow): CashAccount => ({
  id: a.id,
  type: a.type,
  name: a.name,
  key_type: a.keyType,
  account: maskAccount(a.type, a.keyType, a.account),
  document: maskDocument(a.document),
  verified: a.verified ? 1 : 0,
  fresh: a.fresh ? 1 : 0,
})
