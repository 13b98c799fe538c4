import type pg from 'pg'
import { people } from './people.ts'

const { bia, bruna, marina, omar, camille, theo } = people

/** Notices of the demo's host and newcomer. `actor`: the person it is about. */
const told = [
  { to: bia, kind: 'follower', actor: camille.id, data: { nums: 14, pushed: '2026-11-01T00:00:00Z' }, hoursAgo: 1, seen: false },
  { to: bia, kind: 'withdrawal', data: { id: 1, state: 'paid', amount: '184.00', currency: 'BRL' }, hoursAgo: 5, seen: false },
  { to: bia, kind: 'report', data: { id: 1, acted: true, name: theo.name }, hoursAgo: 30, seen: true },
  { to: bia, kind: 'certification', data: { approved: true }, hoursAgo: 400, seen: true },
  { to: bruna, kind: 'follower', actor: omar.id, data: { nums: 1, pushed: '2026-11-01T00:00:00Z' }, hoursAgo: 2, seen: false },
  { to: bruna, kind: 'refund', data: { amount: '24.90', currency: 'BRL', coins: '2739' }, hoursAgo: 20, seen: true },
  {
    to: bruna,
    kind: 'goal',
    data: { title: 'Encore', anchor: marina.name, stream: `${marina.id}_1`, coins: '462', why: 'expired' },
    hoursAgo: 50,
    seen: true,
  },
] as const

/** Idempotent. */
export async function seedNotices(client: pg.Client): Promise<void> {
  for (const [n, { to, kind, data, hoursAgo, seen, ...more }] of [...told.entries()].toReversed()) {
    const actor = 'actor' in more ? more.actor : null
    await client.query(
      `insert into notice (uid, kind, actor, data, ref, created_at, seen_at)
       values ($1, $2, $3, $4, $5, now() - make_interval(hours => $6), case when $7 then now() end)
       on conflict (uid, kind, ref) where ref is not null do nothing`,
      [to.id, kind, actor, JSON.stringify(data), `demo:${n}`, hoursAgo, seen],
    )
  }
  // One who sleeps at night, and hears of no followers by push.
  await client.query(
    `insert into notice_choice (uid, push_off, quiet, zone) values ($1, '{follower}', true, 'America/Bahia') on conflict do nothing`,
    [bia.id],
  )
}
