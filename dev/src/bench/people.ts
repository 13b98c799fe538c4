import { setTimeout as wait } from 'node:timers/promises'
import { environment, type Profile } from '@nimbo/engines'
import { deepPages, openPostgres, pathsOf, peopleQueries, seedPeople } from '@nimbo/server/people'
import { withDatabase } from '../fixtures/withDatabase.ts'

const ROUNDS = 60
const MOST_MS = 50
/** A database that was just filled goes on writing for a while. */
const REST_MS = 60_000

/** Search, lists and counts of people at size: a million people with ten million follows with `--full`, a tenth of it without. */
export async function benchPeople(profile: Profile): Promise<void> {
  const people = process.argv.includes('--full') ? 1_000_000 : 100_000
  const settings = environment(profile)
  const began = performance.now()
  const seeded = await withDatabase(settings['NIMBO_DATABASE_MIGRATE_URL']!, (client) => seedPeople(client, people))
  const took = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${people} people, ${people * 10} follows, seeded in ${took} s; ${ROUNDS} rounds, milliseconds`)
  await wait(REST_MS)
  const db = openPostgres(settings['NIMBO_DATABASE_URL']!)
  const slow: string[] = []
  for (const [name, query] of Object.entries({ ...peopleQueries, ...deepPages })) {
    const times: number[] = []
    for (let round = -3; round < ROUNDS; round++) {
      const started = performance.now()
      await query(db, seeded)
      if (round >= 0) times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(ROUNDS * share)]!
    if (at(0.95) > MOST_MS) slow.push(name)
    console.log(`${name.padEnd(40)} p50 ${at(0.5).toFixed(1).padStart(6)}  p95 ${at(0.95).toFixed(1).padStart(6)}`)
    console.log(`    by ${(await pathsOf(db, seeded, query)).join(', ')}`)
  }
  await db.close()
  if (slow.length > 0) throw new Error(`over ${MOST_MS} ms: ${slow.join(', ')}`)
  console.log(`all under ${MOST_MS} ms`)
}
