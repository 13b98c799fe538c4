import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type DemoPerson, people } from './people.ts'

/** Percent of the highest bar, a fortnight ago first; today is what today's three bring. */
const fortnight = [117, 85, 241, 195, 312, 156, 91, 403, 371, 293, 514, 449, 377]
const today = [
  { who: people.lucia, coins: 4_990, minutes: 12 },
  { who: people.kaique, coins: 990, minutes: 60 },
  { who: people.yuki, coins: 250, minutes: 120 },
]

interface Line {
  who: DemoPerson | undefined
  coins: number
  minutes: number
}

/** Gives a demo person a code, guests and what they brought, as of now. Needs the schema's owner: what was there before goes. */
export async function fillInvitations(ownerUrl: string, inviter: DemoPerson, code: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('delete from invite_reward where inviter = $1', [inviter.id])
    await client.query('delete from invited where inviter = $1', [inviter.id])
    await client.query(
      `insert into invite_code (uid, code, gone, gone_recharged) values ($1, $2, 35, 18)
       on conflict (uid) do update set code = $2, gone = 35, gone_recharged = 18`,
      [inviter.id, code],
    )
    for (const { who } of today)
      await client.query('insert into invited (uid, inviter) values ($1, $2) on conflict do nothing', [who.id, inviter.id])
    const past = fortnight.map((coins, n) => ({ who: undefined, coins: coins * 10, minutes: (fortnight.length - n) * 1440 }))
    const lines: Line[] = [...today, ...past, { who: undefined, coins: 141_930, minutes: 45 * 1440 }]
    for (const line of lines) await addLine(client, inviter.id, line)
  } finally {
    await client.end()
  }
}

async function addLine(client: pg.Client, inviter: number, { who, coins, minutes }: Line): Promise<void> {
  const no = randomUUID()
  await client.query(
    `with o as (
       insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give, state)
       values ($1::text, $2, $1::text::uuid, sha256($1::text::bytea), 1, false, 'pix', 'BRL', 299, $3::bigint, 0, 'paid') returning id
     ), p as (
       insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, state, settles_at, at)
       select 'pix', $1::text, o.id, $2, 'BRL', 299, $3::bigint, 'credited', now(), now() - make_interval(mins => $4) from o returning id, at
     ) insert into invite_reward (payment, inviter, invitee, coins, reward, state, due_at, at, paid_at)
     select p.id, $5, $6, $3::bigint, $3::bigint / 10, 'paid', p.at, p.at, p.at from p`,
    [no, who?.id ?? people.diego.id, coins, minutes, inviter, who?.id ?? null],
  )
}
