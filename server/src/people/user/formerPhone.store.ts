import { normalizeRequests, readPhone } from '../identity/index.ts'
import type { Database, Sql } from '../../platform/postgres.ts'

const BATCH = 500

/**
 * Gives every account the E.164 form of the number it had. In batches, each its own transaction: a run that is stopped is continued by
 * the next, and until then everybody signs in with the spelling they know. Needs the role that owns the schema. Answers what to tell
 * whoever runs it.
 */
export async function readFormerPhones(db: Database): Promise<string[]> {
  const unsettled = () => db.query((sql) => sql.query('select 1 from former_phone where settled_at is null limit 1'))
  if ((await unsettled()).length === 0) return []
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last
    last = await db.transaction((sql) => normalizeRequests(sql, after, BATCH))
  }
  // Everything is read before anything is given: whose number it is depends on all who had it.
  while ((await db.transaction(readBatch)) > 0);
  let given = 0
  for (let numbers = 1; numbers > 0; given += numbers) numbers = await db.transaction(giveBatch)
  const left = await db.query((sql) =>
    sql.query<{ shared: number; impossible: number }>(
      'select count(e164)::int as shared, count(*) filter (where e164 is null)::int as impossible from former_phone',
    ),
  )
  return [
    `${given} phone numbers in E.164 (${left[0]!.shared} accounts had the number of another, ${left[0]!.impossible} an impossible one)`,
  ]
}

/** The country of an account is the one of its number, also for those who will not keep it. */
async function readBatch(sql: Sql): Promise<number> {
  const rows = await sql.query<{ uid: number; countryCode: string; phone: string }>(
    `select uid, country_code as "countryCode", phone from former_phone where settled_at is null and read_at is null limit $1`,
    [BATCH],
  )
  const read = rows.map(({ uid, countryCode, phone }) => ({ uid, phone: readPhone(countryCode, phone) }))
  await sql.query(
    `with read as (select * from unnest($1::int[], $2::text[], $3::text[]) as r (uid, e164, country_code)),
       marked as (update former_phone f set e164 = r.e164, read_at = now(), settled_at = case when r.e164 is null then now() end
         from read r where f.uid = r.uid)
     update account a set country_code = r.country_code from read r where a.id = r.uid and a.country_code <> r.country_code`,
    [read.map((r) => r.uid), read.map((r) => r.phone?.e164 ?? null), read.map((r) => r.phone?.countryCode ?? null)],
  )
  return rows.length
}

/**
 * Owner of a number that several accounts share: open before closed, with money before without, certified before not, then the oldest. The
 * others keep everything else.
 */
async function giveBatch(sql: Sql): Promise<number> {
  const rows = await sql.query<{ numbers: number }>(
    `with numbers as (select distinct e164 from former_phone where settled_at is null and e164 is not null limit $1),
       owner as (
         select distinct on (f.e164) f.e164, a.id from numbers n join former_phone f using (e164) join account a on a.id = f.uid
         order by f.e164, a.disabled_at is null and a.cancelled_at is null desc,
           exists (select from ledger.account l where l.owner = a.id) desc, a.certified_at is not null desc, a.created_at, a.id),
       given as (update account a set phone = o.e164 from owner o where a.id = o.id),
       gone as (delete from former_phone f using owner o where f.uid = o.id),
       settled as (update former_phone f set settled_at = now() from numbers n where f.e164 = n.e164 and f.uid not in (select id from owner))
     select count(*)::int as numbers from owner`,
    [BATCH],
  )
  return rows[0]!.numbers
}

/** Accounts that have, or had, the same phone as this person, including their own. */
export async function samePhone(sql: Sql, uid: number): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `with mine as (select phone as e164 from account where id = $1 union select e164 from former_phone where uid = $1)
     select $1::int as uid union select a.id from mine m join account a on a.phone = m.e164
     union select f.uid from mine m join former_phone f using (e164) order by 1`,
    [uid],
  )
  return rows.map((r) => r.uid)
}
