import { deriveKey, endHold, hold } from '@nimbo/server/ledger'

interface Sql {
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const find = async (sql: Sql, uid: number, key: string) =>
  (await sql.query<{ id: number; state: string }>('select id, state from withdrawal where uid = $1 and key = $2', [uid, key]))[0]

/** Files a withdrawal and sets its votes aside, in one transaction. */
export async function holdVotes(sql: Sql, uid: number, key: string, votes: bigint): Promise<string> {
  if (await find(sql, uid, key)) return 'ok'
  await sql.query('savepoint filed')
  const [filed] = await sql.query<{ id: number }>(
    `with a as (insert into cash_account (uid, type, name, account) values ($2, 1, 'a holder', $1) returning id)
     insert into withdrawal (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency, gross, take, tax, fee, net)
     select $1::text, $2, $3, sha256('x'), a.id, 1, 'a holder', '', '', 'key', $4::bigint, 0, 'BRL', g.gross, g.gross - g.net, 0, 0, g.net
     from a, (select $4::bigint as gross, ceil($4::bigint * 0.74)::bigint as net) g returning id`,
    [key, uid, key, votes],
  )
  const { status } = await hold(sql, { uid, key, request: 'votes' }, 'withdrawalHold', 'votes', votes, `withdrawal:${filed!.id}`)
  if (status !== 'ok') await sql.query('rollback to savepoint filed')
  return status
}

/** Pays a withdrawal out or rejects it, and ends its hold with it. */
export async function endVotes(sql: Sql, uid: number, key: string, endKey: string, pay: bigint): Promise<string> {
  const { id, state } = (await find(sql, uid, key))!
  const steps = pay > 0n ? ['approved', 'sending', 'paid'] : ['rejected']
  if (state === steps.at(-1)) return 'ok'
  await sql.query(
    `insert into withdrawal_signature (withdrawal, operator, decision)
     select $1, o.id, 'approve' from operator o where o.disabled_at is null on conflict do nothing`,
    [id],
  )
  for (const step of steps) {
    await sql.query(
      `update withdrawal set state = $2, reason = case when $2 = 'rejected' then 'other' else reason end, decided_at = coalesce(decided_at, now()),
         ended_at = case when $2 in ('paid', 'rejected') then now() end, ask_at = case when $2 = 'approved' then now() else ask_at end where id = $1`,
      [id, step],
    )
  }
  const end = { ref: `withdrawal:${id}`, key: deriveKey(`end:${endKey}`), request: `end ${pay}`, op: 'withdrawalEnd' as const, pay }
  const { status } = await endHold(sql, end)
  if (status !== 'ok') throw new Error(`the hold of withdrawal ${id} could not be ended: ${status}`)
  return status
}
