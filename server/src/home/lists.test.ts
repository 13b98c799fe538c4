import { setTimeout } from 'node:timers/promises'
import { Account, type Client, Home } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const LOOKERS = 100
// A fast machine must not look so often that the budget of calls per address refuses it.
const ROUNDS = 6
const ROUND_MS = 450

/** Every list of rooms the database is asked for from now on. */
function countLists(): { lists: number } {
  const counted = { lists: 0 }
  const { api } = server.roles
  const query = api.query.bind(api)
  vi.spyOn(api, 'query').mockImplementation((work) =>
    query((sql) =>
      work({
        query(text, values) {
          if (text.includes('from show s join account')) counted.lists += 1
          return sql.query(text, values)
        },
      }),
    ),
  )
  return counted
}

test('however many look at a list, whichever page and whomever they blocked, it is asked for once a second', async () => {
  const { anchor } = await server.liveRoom()
  const withBlocks = await Promise.all(Array.from({ length: 3 }, () => server.person()))
  for (const { client } of withBlocks) await client.call(Account.setBlack, { touid: anchor.uid, isblack: 1 })
  const look = (client: Client, n: number) => client.call(Home.getHot, { p: (n % 5) + 1 })

  const counted = countLists()
  const began = performance.now()
  let looks = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const clients = Array.from({ length: LOOKERS }, (_, n) => (n % 10 === 0 ? withBlocks[n % 3]!.client : server.anonymous))
    const pages = await Promise.all(clients.map(look))
    expect(pages.every(({ list }) => Array.isArray(list))).toBe(true)
    looks += LOOKERS
    await setTimeout(Math.max(0, began + round * ROUND_MS - performance.now()))
  }
  // Each second that was begun has one.
  const seconds = Math.ceil((performance.now() - began) / 1_000) + 1
  console.log(`${looks} looks in ${((performance.now() - began) / 1_000).toFixed(1)} s: the list was asked for ${counted.lists} times`)
  expect(counted.lists).toBeGreaterThanOrEqual(2)
  expect(counted.lists).toBeLessThanOrEqual(seconds)
})

test('who blocked somebody is shown the shared list without them', async () => {
  const { anchor, stream } = await server.liveRoom()
  const { client } = await server.person()
  const sees = async (from: Client) => (await from.call(Home.getNewHot, {})).list.some((room) => room.stream === stream)
  await expect.poll(() => sees(server.anonymous), { timeout: 10_000 }).toBe(true)
  await client.call(Account.setBlack, { touid: anchor.uid, isblack: 1 })
  await expect.poll(() => sees(client), { timeout: 10_000 }).toBe(false)
  expect(await sees(server.anonymous)).toBe(true)
})
