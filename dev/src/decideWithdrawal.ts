import { requestHash, deriveKey } from '@nimbo/server/ledger'
import type { RejectReason } from '@nimbo/contract'
import pg from 'pg'

interface Decision {
  databaseUrl: string
  no: string
  reject?: RejectReason
  note?: string
}

/** What operators decide, without their console: journeys of the people they decide about need no operator. */
export async function decideWithdrawal({ databaseUrl, no, reject, note = '' }: Decision): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if (reject) await say(client, no, reject, note)
    else await sign(client, no)
  } finally {
    await client.end()
  }
}

async function sign(client: pg.Client, no: string): Promise<void> {
  await client.query(
    `insert into withdrawal_signature (withdrawal, operator, decision)
     select w.id, o.id, 'approve' from withdrawal w, operator o where w.no = $1 and w.state = 'review' on conflict do nothing`,
    [no],
  )
  await client.query(`update withdrawal set state = 'approved', decided_at = now(), ask_at = now() where no = $1 and state = 'review'`, [
    no,
  ])
}

async function say(client: pg.Client, no: string, reason: RejectReason, note: string): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ id: number }>(
    `update withdrawal set state = 'rejected', reason = $2, note = $3, decided_at = now(), ended_at = now() where no = $1 and state = 'review' returning id`,
    [no, reason, note],
  )
  const ref = `withdrawal:${rows[0]!.id}`
  await client.query('select ledger.end_hold($1, $2, $3, 31::smallint, 0, null, 0)', [
    ref,
    deriveKey(`${ref}:end`),
    requestHash(`${ref} free`),
  ])
  await client.query('commit')
}
