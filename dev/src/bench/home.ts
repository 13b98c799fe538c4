import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { environment, logFile, type Profile } from '@nimbo/engines'
import type pg from 'pg'
import { withDatabase } from '../fixtures/withDatabase.ts'
import type { Load, LoadResult } from './calls/load.ts'
import { openCrowd } from './crowd.ts'

const LOOKERS = 10_000
const ROOMS = 200
const SECONDS = 10
const CONNECTIONS = 64
/** Each is asked for in turn. Two pages of one list are one list. */
const lists = {
  'hot, page 1': 'getHot&p=1',
  'hot, page 4': 'getHot&p=4',
  new: 'getNewHot&type=1',
  'one class': 'getClassLive&liveclassid=4',
}

/** 10,000 signed-in people look at the home page. The database logs every statement it is given meanwhile, and those are counted. */
export async function benchHome(profile: Profile): Promise<void> {
  const databaseUrl = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const load = fork(join(import.meta.dirname, 'calls', 'load.ts'))
  const asPostgres = `postgres://postgres:${profile.secrets.postgres}@127.0.0.1:${profile.ports.postgres}/postgres`
  try {
    const crowd = await openCrowd(databaseUrl, origin, LOOKERS)
    const people = crowd.map(({ uid, token }) => ({ uid, token }))
    await withDatabase(databaseUrl, (client) =>
      openRooms(
        client,
        people.slice(0, ROOMS).map(({ uid }) => uid),
      ),
    )
    console.log(`${LOOKERS} people looking at ${ROOMS} rooms, ${SECONDS} s for each list, one API process`)
    await withDatabase(asPostgres, async (client) => {
      await logStatements(client, true)
      for (const [name, service] of Object.entries(lists)) {
        const from = statSync(logFile(profile, 'postgres')).size
        const began = performance.now()
        const { answers, failures } = await run(load, {
          url: `${origin}/?service=Home.${service}&language=en`,
          method: 'GET',
          people,
          expected: '{"ret":200,"data":{"code":0,',
          connections: CONNECTIONS,
          seconds: SECONDS,
        })
        const seconds = (performance.now() - began) / 1000
        if (failures > 0) throw new Error(`${failures} of ${answers} answers to ${name} were no list`)
        const counted = countStatements(profile, from)
        const rates = Object.entries(counted).map(([what, count]) => `${what} ${(count / seconds).toFixed(1)}`)
        console.log(
          `${name.padEnd(12)} ${(answers / seconds).toFixed(0).padStart(6)} answers a second; statements a second: ${rates.join(', ')}`,
        )
      }
      await logStatements(client, false)
    })
  } finally {
    load.kill()
  }
}

async function logStatements(client: pg.Client, isOn: boolean): Promise<void> {
  await client.query(isOn ? `alter system set log_statement = 'all'` : 'alter system reset log_statement')
  await client.query('select pg_reload_conf()')
  await wait(1_000)
}

/** Sessions and blocks are looked up for many people at once: more lookers make those lookups larger, not many more. */
const statements = {
  'this list': /from show s join account a/g,
  banners: /from banner /g,
  blocks: /select b\.uid as reader/g,
  sessions: /from session s join account a/g,
}

function countStatements(profile: Profile, from: number): Record<string, number> {
  const log = readFileSync(logFile(profile, 'postgres')).subarray(from).toString()
  return Object.fromEntries(Object.entries(statements).map(([what, text]) => [what, log.match(text)?.length ?? 0]))
}

async function run(child: ChildProcess, load: Load): Promise<LoadResult> {
  child.send(load)
  const [result] = (await once(child, 'message')) as [LoadResult]
  return result
}

async function openRooms(client: pg.Client, anchors: readonly number[]): Promise<void> {
  await client.query(
    `insert into show (uid, showid, title, city, type, landscape, class_id, thumb, state, started_at, viewers)
     select u, 1, 'One of many rooms', 'São Paulo', 0, false, 4, '/covers/room.svg', 'live', now(), u % 500 from unnest($1::int[]) u`,
    [anchors],
  )
}
