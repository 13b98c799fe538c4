import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { fuzz } from './hostile/fuzz.ts'
import { holdSlowConnections } from './hostile/slowConnections.ts'
import { talk } from './hostile/talk.ts'
import { openRoom } from './openRoom.ts'
import { makeSpenders } from './retry/people.ts'

const sizes = {
  ci: { lines: 300, requests: 2_500, windowMs: 1_000 },
  full: { lines: 20_000, requests: 100_000, windowMs: 10_000 },
}
const TALKERS = 20
const FUZZERS = 40
const SLOW = 200

/**
 * People who are in a room and have money send what no client would: every oddity of Unicode among the chat of others, requests of
 * every call with mutated values, and requests that never end. Nobody else notices, and nothing of it is a failure of ours.
 */
export async function proveHostile(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const origin = `http://127.0.0.1:${env['NIMBO_PORT']}`
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 4 })
  const { people, restore } = await makeSpenders(owner, TALKERS + FUZZERS)
  const over = new AbortController()
  const { room, onAir } = await openRoom(origin, 'Hostile input', over.signal)
  try {
    console.log(await holdSlowConnections(origin, SLOW, size.windowMs))
    console.log(await talk(origin, owner, room, people.slice(0, TALKERS), size.lines))
    console.log(await fuzz(origin, owner, room, people.slice(TALKERS), size.requests))
  } finally {
    over.abort()
    await onAir
    await restore()
    await owner.end()
  }
}
