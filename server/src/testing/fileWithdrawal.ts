import { randomUUID } from 'node:crypto'
import { hold } from '../core/ledger/index.ts'
import type { Sql } from '../platform/postgres.ts'

/** A withdrawal of so many votes and its hold, without asking for it. Needs the role that owns the schema. */
export async function fileWithdrawal(
  sql: Sql,
  uid: number,
  votes: bigint,
  key: string = randomUUID(),
  holder = 'a holder',
): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `with a as (insert into cash_account (uid, type, name, account) values ($2, 1, $5, $1) returning id)
     insert into withdrawal (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency, gross, take, tax, fee, net)
     select $1, $2, $3, sha256('x'), a.id, 1, $5, '', '', 'key', $4::bigint, 0, 'BRL', g.gross, g.gross - g.net, 0, 0, g.net
     from a, (select $4::bigint as gross, ceil($4::bigint * 0.74)::bigint as net) g returning id`,
    [randomUUID(), uid, key, votes, holder],
  )
  const { status } = await hold(sql, { uid, key, request: 'w' }, 'withdrawalHold', 'votes', votes, `withdrawal:${rows[0]!.id}`)
  if (status !== 'ok') throw new Error(`the votes could not be held: ${status}`)
  return rows[0]!.id
}
