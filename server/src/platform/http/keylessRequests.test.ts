import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletOf } from '../../core/ledger/index.ts'
import { acquireLock } from '../../testing/acquireLock.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { giveTickets } from '../../testing/tickets.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const VOTES = 10_000
const connections: Agent[] = []
afterAll(() => connections.forEach((agent) => agent.destroy()))

/** A connection of its own that stays open, as one of a proxy's pool does. */
function connection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  connections.push(agent)
  return agent
}

async function anchor(): Promise<Person> {
  const person = await server.person()
  await giveTickets(server, person.uid, BigInt(VOTES))
  return person
}

/** The specification's form: GET with everything in the query, and no key. */
async function tap(person: Person, votes: number, agent: Agent, time = ''): Promise<void> {
  const fields = { s: 'App.Cash.SetVoteExchange', uid: String(person.uid), token: person.token, language: 'en', time }
  const query = new URLSearchParams({ ...fields, exchangevote: String(votes) })
  const [response] = (await once(get(`${server.origin}/?${String(query)}`, { agent }), 'response')) as [IncomingMessage]
  const { data } = JSON.parse((await response.toArray()).join('')) as { data: { code: number } }
  expect(data.code).toBe(0)
}
const amount = () => randomInt(100, 200)
const db = () => server.engines.db
const requestsOf = (person: Person) =>
  db().query((sql) =>
    sql.query<{ answered: boolean }>('select answered_at is not null as answered from inferred_key where uid = $1', [person.uid]),
  )
/** The end of an answer is noted behind it. */
async function untilNoted(person: Person): Promise<void> {
  await expect.poll(() => requestsOf(person), { interval: 10 }).toEqual([{ answered: true }])
}
/** Half a second passes for this person's requests: longer than two taps at once. */
const move = (person: Person) =>
  db().query((sql) =>
    sql.query(
      `update inferred_key set arrived_at = arrived_at - interval '0.5 s', first_at = first_at - interval '0.5 s',
         answered_at = answered_at - interval '0.5 s' where uid = $1`,
      [person.uid],
    ),
  )
const holdVotes = (person: Person) => acquireLock('select 1 from ledger.account where id = $1 for update', [person.uid * 256 + 2])
const effects = async (person: Person, votes: number) =>
  (VOTES - Number((await server.engines.db.query((sql) => walletOf(sql, person.uid))).votes)) / votes

test('equal taps on two connections are two effects', async () => {
  const [person, votes] = [await anchor(), amount()]
  await tap(person, votes, connection())
  await untilNoted(person)
  await move(person)
  await tap(person, votes, connection())
  expect(await effects(person, votes)).toBe(2)
})

test('equal taps at once are told apart by a `time` in milliseconds, and not by one in seconds', async () => {
  const [person, votes] = [await anchor(), amount()]
  const now = Date.now()
  await Promise.all([0, 70, 140].map((ms) => tap(person, votes, connection(), String(now + ms))))
  expect(await effects(person, votes)).toBe(3)
  const other = await anchor()
  // Held up until both have arrived: a busy machine takes longer than "at once" is.
  const held = await holdVotes(other)
  const taps = [0, 1].map((s) => tap(other, votes, connection(), String(Math.floor(now / 1000) + s)))
  await expect.poll(async () => (await requestsOf(other)).length, { interval: 10 }).toBe(2)
  await held.release()
  await Promise.all(taps)
  expect(await effects(other, votes)).toBe(1)
})

test('an answer that took long and was lost behind the proxy is not charged again', async () => {
  const [person, votes] = [await anchor(), amount()]
  const held = await holdVotes(person)
  // The proxy gets the answer and loses it; an upstream connection of `Connection: close` ends with its answer.
  const first = tap(person, votes, new Agent({ keepAlive: false }))
  await held.untilContended()
  await move(person)
  await held.release()
  await first
  await untilNoted(person)
  // The answer ended just now, however long the next request takes to arrive on a busy machine.
  await db().query((sql) => sql.query(`update inferred_key set answered_at = now() + interval '10 s' where uid = $1`, [person.uid]))
  await tap(person, votes, connection())
  expect(await effects(person, votes)).toBe(1)
})
