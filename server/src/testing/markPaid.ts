import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Everything somebody has under review is paid, as far as its row says: signed, sent and arrived. Needs the role that owns the schema. */
export async function markPaid(owner: pg.Client, uid: number): Promise<void> {
  await owner.query(
    `with o as (insert into operator (name) values ($2), ($3) returning id)
     insert into withdrawal_signature (withdrawal, operator, decision) select w.id, o.id, 'approve' from withdrawal w, o where w.uid = $1 and w.state = 'review'`,
    [uid, randomUUID(), randomUUID()],
  )
  const steps = ['review', 'approved', 'sending', 'paid']
  for (const [n, to] of steps.slice(1).entries()) {
    await owner.query('update withdrawal set state = $2, ended_at = now() where uid = $1 and state = $3', [uid, to, steps[n]])
  }
}
