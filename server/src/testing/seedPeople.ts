import type pg from 'pg'

/** People that the queries are asked by and about. */
export interface SeededPeople {
  /** Follows a hundredth of everybody. */
  reader: number
  /** Everybody follows them. */
  popular: number
}

const first = 'Maria Marina Mariana João José Ana Bruno Carla Diego Elena Fátima Gabriel Helena Igor Júlia Kaíque Lúcia Miguel Nadia Omar'
const last = 'Silva Souza Santos Oliveira Costa Lima Rocha Alves Ribeiro Haddad García López Martín Dubois Moreau Noor Khalil Chen Wang Luz'
const names = (list: string) => `(array['${list.replaceAll(' ', `','`)}'])`
const LIVE = 500
const EACH_FOLLOWS = 10

/** So many people, ten times as many follows, and some of them on air: written at once, so that a million takes about a minute. */
export async function seedPeople(client: pg.Client, people: number): Promise<SeededPeople> {
  const run = async (...statements: string[]) => {
    for (const statement of statements) await client.query(statement)
  }
  const { rows } = await client.query<{ low: number }>('select coalesce(max(id), 0) + 1 as low from account')
  const low = rows[0]!.low
  await run(
    // A seeding that fails half-way leaves the tables as they were, with their constraints and indexes.
    'begin',
    'alter table account disable trigger account_wallet',
    `insert into account (id, country_code, nicename, certified_at, level_anchor)
     select ${low - 1} + i, '55', ${names(first)}[1 + i % 20] || ' ' || ${names(last)}[1 + (i / 20) % 20] || ' ' || i,
       case when i % 50 = 0 then now() end, 1 + i % 60 from generate_series(1, ${people}) i`,
    'alter table account enable trigger account_wallet',
  )
  // Constraints and indexes, otherwise kept up row by row, are created again when all rows are there.
  await run(
    'alter table follow drop constraint follow_uid_fkey, drop constraint follow_touid_fkey, disable trigger user',
    'drop index follow_newest, follow_order, follow_uid',
    `insert into follow (uid, touid, created_at)
     select ${low} + u, ${low} + t, now() - (u % 1000 + k) * interval '1 minute' from (
       select u, k, case when k = 0 then 0 when k <= 3 then 1 + (u + k * 333) % ${Math.ceil(people / 1000)} else (u + k * 1009) % ${people} end as t
       from generate_series(0, ${people - 1}) u, generate_series(0, ${EACH_FOLLOWS - 1}) k offset 0) made
     where u <> t on conflict do nothing`,
    `insert into follow (uid, touid, created_at) select ${low + 1}, ${low} + t, now() - t * interval '1 second'
     from generate_series(0, ${people - 1}, 100) t where t <> 1 on conflict do nothing`,
    'create index follow_newest on follow (touid, created_at desc, uid desc)',
    'create index follow_order on follow (touid, uid)',
    'create index follow_uid on follow (uid, created_at desc, touid)',
    `alter table follow add foreign key (uid) references account, add foreign key (touid) references account, enable trigger user`,
    'truncate follow_count',
    `insert into follow_count (uid, slot, fans, follows) select uid, 0, sum(fans), sum(follows) from (
       select touid as uid, count(*) as fans, 0 as follows from follow group by 1
       union all select uid, 0, count(*) from follow group by 1) counted group by 1`,
    `insert into show (uid, showid, title, type, class_id, thumb, state, started_at)
     select ${low} + i * 50, 1, 'One of many', 0, 4, '/covers/room.svg', 'live', now() from generate_series(1, ${Math.min(LIVE, people / 50 - 1)}) i`,
    'commit',
    'vacuum analyze account, follow, follow_count, show',
  )
  return { reader: low + 1, popular: low }
}
