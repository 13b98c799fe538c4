import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../migrate.ts'
import { createLog } from '../../platform/log.ts'
import { openPostgres, type Postgres } from '../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase.ts'
import { pathsOf, peopleQueries } from '../../testing/peopleQueries.ts'
import { type SeededPeople, seedPeople } from '../../testing/seedPeople.ts'

/** Enough that reading all of them is never cheaper. */
const PEOPLE = 20_000

let fresh: FreshDatabase
let db: Postgres
let people: SeededPeople
beforeAll(async () => {
  fresh = await freshDatabase()
  await migrate(fresh.url, fresh.jobsUrl)
  const owner = new pg.Client({ connectionString: fresh.url })
  await owner.connect()
  people = await seedPeople(owner, PEOPLE)
  await owner.end()
  db = openPostgres(fresh.url, createLog('test', 'silent'))
})
afterAll(async () => {
  await db.close()
  await fresh.drop()
})

/** Indexes that each query has to use, whatever else it reads. A new query is added here, too. */
const byStart = ['account_certified_name', 'account_name_start', 'account_pkey', 'follow_count_pkey']
const byName = [...byStart, 'account_name']
const needed: Record<string, string[]> = {
  'search “maria”': byStart,
  'search “maria”, who follows 10,000': [...byStart, 'follow_uid'],
  'search “mar”, page 40': byStart,
  'search “ma”': byStart,
  'search “m”': byStart,
  'search “silva”': byName,
  'search “silva 4”': byName,
  'search of a name nobody has': byName,
  'User.getFollowsList, page 1': ['follow_uid', 'account_pkey', 'follow_count_pkey'],
  'User.getFollowsList, page 2': ['follow_uid', 'account_pkey', 'follow_count_pkey'],
  'User.getFansList of whom all follow, page 1': ['follow_newest', 'account_pkey', 'follow_count_pkey'],
  'Home.getFollow': ['follow_pkey', 'account_pkey'],
  'is followed': ['follow_pkey'],
  'profile and counts of whom all follow': ['account_pkey', 'follow_count_pkey'],
}

test('every query about people says what answers it', () => expect(Object.keys(peopleQueries)).toEqual(Object.keys(needed)))

test.each(Object.entries(peopleQueries))('%s is answered by indexes', async (name, query) => {
  const paths = await pathsOf(db, people, query)
  expect(paths).toEqual(expect.arrayContaining(needed[name]!))
  expect(paths).not.toContain('all of account')
  expect(paths).not.toContain('all of follow')
})

test('counts are those of the follows', async () => {
  const wrong = await db.query((sql) =>
    sql.query(`select uid from (select touid as uid, 1 as fans, 0 as follows from follow union all select uid, 0, 1 from follow
      union all select uid, -fans, -follows from follow_count) n group by uid having sum(fans) <> 0 or sum(follows) <> 0 limit 5`),
  )
  expect(wrong).toEqual([])
})
