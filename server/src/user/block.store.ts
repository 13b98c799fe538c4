import type { Tx } from '../platform/postgres.ts'
import { type Account, columns } from './user.store.ts'

const PAGE = 50

export async function isBlocking(tx: Tx, uid: number, touid: number): Promise<boolean> {
  return (await tx.query('select 1 from block where uid = $1 and touid = $2', [uid, touid])).length > 0
}

export async function blockCount(tx: Tx, uid: number): Promise<number> {
  const rows = await tx.query<{ n: number }>('select count(*)::int as n from block where uid = $1', [uid])
  return rows[0]!.n
}

export async function block(tx: Tx, uid: number, touid: number): Promise<void> {
  await tx.query('insert into block (uid, touid) values ($1, $2) on conflict do nothing', [uid, touid])
}
export async function unblock(tx: Tx, uid: number, touid: number): Promise<void> {
  await tx.query('delete from block where uid = $1 and touid = $2', [uid, touid])
}

export async function blockedBy(tx: Tx, uid: number, page: number): Promise<Account[]> {
  return tx.query<Account>(
    `select ${columns('a')} from block b join account a on a.id = b.touid where b.uid = $1 order by b.created_at desc, a.id limit $2 offset $3`,
    [uid, PAGE, (page - 1) * PAGE],
  )
}
