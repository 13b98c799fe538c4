import { deepStrictEqual } from 'node:assert/strict'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { ask } from './hostile/ask.ts'
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
const ROUNDS = 10

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
    console.log(await sendTooMuch(origin))
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

/** Addresses and bodies above what the balancer keeps of a request, and above what the API takes: each is answered in an envelope. */
async function sendTooMuch(origin: string): Promise<string> {
  const lengths = { address: [10_000, 15_000, 20_000, 40_000, 120_000], body: [10_000, 60_000, 70_000, 200_000, 900_000] }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const said: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const size of lengths.address) {
      const reply = await ask(origin, `/?service=Home.getHot&p=${'a'.repeat(size)}`, { method: 'GET' })
      if (!reply.envelope) said.push(`an address of ${size}: ${reply.said}`)
    }
    for (const size of lengths.body) {
      const reply = await ask(origin, '/?service=Home.getHot', { method: 'POST', headers }, `p=${'a'.repeat(size)}`)
      if (!reply.envelope) said.push(`a body of ${size}: ${reply.said}`)
    }
  }
  deepStrictEqual(said, [], 'not answered in an envelope')
  return `hostile: addresses of up to ${lengths.address.at(-1)} characters and bodies of up to ${lengths.body.at(-1)}, each answered in an envelope`
}
