import { hash } from '@node-rs/argon2'
import { seedCertifications } from './demo/certifications.ts'
import { seedHomes } from './demo/homes.ts'
import { seedNotices } from './demo/notices.ts'
import { demoCountryCode, demoPassword, operators, people } from './demo/people.ts'
import { seedVideos } from './demo/videos.ts'
import { insertOperator } from './fixtures/operator.ts'
import { withDatabase } from './fixtures/withDatabase.ts'

/** Inserts the demo people. Idempotent; also lets them be notified again of shows they were notified of. */
async function seedPeople(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const everybody = Object.values(people)
    const ids = everybody.map((p) => p.id)
    await client.query('delete from push_told where uid = any($1)', [ids])
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from account where id = any($1)', [ids])
    if (rows[0]!.n === everybody.length) return
    const passwordHash = await hash(demoPassword)
    for (const p of everybody) {
      await client.query(
        `insert into account (id, country_code, phone, password_hash, nicename, avatar, city, level, level_anchor, certified_at)
         values ($1, $2::text, '+' || $2::text || $3, $4, $5, $6, $7, $8, $8, case when $9 then now() end) on conflict do nothing`,
        [p.id, demoCountryCode, p.phone, passwordHash, p.name, p.avatar, p.city, p.level, p.certified],
      )
    }
  })
}

/** Inserts the demo operators. Like everything here as the schema's owner: no process may create one. */
async function seedOperators(databaseUrl: string, operatorKey: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const names = Object.values(operators).map(({ name }) => name)
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from operator where name = any($1)', [names])
    if (rows[0]!.n === names.length) return
    for (const operator of Object.values(operators)) await insertOperator(client, operatorKey, operator)
  })
}

/** A room admin, a super-admin, and reports that wait for an operator. Idempotent. */
async function seedModeration(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const { bia, sofi, helena, theo, diego, omar, camille } = people
    await client.query('insert into room_admin (liveuid, uid) values ($1, $2) on conflict do nothing', [bia.id, sofi.id])
    await client.query(
      `insert into super_admin (uid, granted_by, reason) select $1, id, 'Night shift' from operator where name = $2 on conflict do nothing`,
      [helena.id, operators.ines.name],
    )
    const cases = [
      { about: theo.id, reason: 2, from: [omar.id, camille.id], text: 'insults everybody in the chat' },
      { about: diego.id, reason: 1, from: [omar.id], text: 'pede dinheiro por link' },
    ]
    for (const { about, reason, from, text } of cases) {
      const { rows } = await client.query<{ id: number }>(
        `insert into report_case (uid, class, reports, due_at) select $1::int, c.id, $3, now() + make_interval(secs => c.due_seconds)
         from report_class c where c.id = $2 and not exists (select 1 from report_case o where o.uid = $1 and o.decision is null) returning id`,
        [about, reason, from.length],
      )
      for (const { id } of rows)
        await client.query(`insert into report (case_id, uid, class, content) select $1, u, $3, $4 from unnest($2::int[]) u`, [
          id,
          from,
          reason,
          text,
        ])
    }
  })
}

/** Coins for those of the demo who spend some: days of gifts, and every gift and guard once for the newcomer. */
const coins = [
  [people.omar, 500_000],
  [people.rafa, 500_000],
  [people.camille, 200_000],
  [people.bruna, 100_000],
] as const
/** Gifts in the newcomer's backpack. */
const backpack = [
  [3, 10],
  [12, 2],
] as const
const keyOf = (n: number) => `('00000000-0000-400${n}-8000-' || lpad(u::text, 12, '0'))::uuid`

/** Idempotent: each has them once. */
async function seedCoins(databaseUrl: string): Promise<void> {
  const credit = `select ledger.credit(u, ${keyOf(1)}, sha256('demo'), 10::smallint, -3, c, 'demo', null) from unnest($1::int[], $2::bigint[]) x (u, c)`
  const grant = (n: number) =>
    `select ledger.grant_item(u, ${keyOf(2 + n)}, sha256('demo'), 50::smallint, $2::smallint, $3, null, 'demo') from unnest($1::int[]) u`
  await withDatabase(databaseUrl, async (client) => {
    await client.query(credit, [coins.map(([{ id }]) => id), coins.map(([, amount]) => amount)])
    for (const [n, [kind, amount]] of backpack.entries()) await client.query(grant(n), [[people.bruna.id], kind, amount])
  })
}

const { NIMBO_DATABASE_MIGRATE_URL: url, NIMBO_OPERATOR_KEY: operatorKey } = process.env
if (!url || !operatorKey) throw new Error('NIMBO_DATABASE_MIGRATE_URL and NIMBO_OPERATOR_KEY are needed')
await seedPeople(url)
await seedOperators(url, operatorKey)
await seedModeration(url)
await seedCoins(url)
await withDatabase(url, seedHomes)
await withDatabase(url, seedCertifications)
await withDatabase(url, seedNotices)
// Converting them takes seconds of both cores.
if (process.env['NIMBO_DEMO'] !== '0') await withDatabase(url, seedVideos)
