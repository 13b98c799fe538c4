import { Account, type Client, Home } from '@nimbo/contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
// A server of its own: a clock that begins anew takes what another file was shown for fresh.
beforeAll(async () => void (server = await startTestServer({})))
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const LOOKERS = 100

/** Every list of rooms the database is asked for from now on. */
function countLists(): { lists: number } {
  const counted = { lists: 0 }
  const { api } = server.roles
  const query = api.query.bind(api)
  vi.spyOn(api, 'query').mockImplementation((work) =>
    query((sql) =>
      work({
        query(text, values) {
          if (text.includes('from read.show s join read.account')) counted.lists += 1
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

  // The clock stands still but for the seconds that pass here.
  vi.useFakeTimers({ toFake: ['performance'] })
  const counted = countLists()
  for (const second of [1, 2, 3]) {
    for (let round = 0; round < 2; round++) {
      const clients = Array.from({ length: LOOKERS }, (_, n) => (n % 10 === 0 ? withBlocks[n % 3]!.client : server.anonymous))
      const pages = await Promise.all(clients.map(look))
      expect(pages.every(({ list }) => Array.isArray(list))).toBe(true)
    }
    expect(counted.lists).toBe(second)
    vi.advanceTimersByTime(1_000)
  }
})

test('who blocked somebody is shown the shared list without them', async () => {
  const { anchor, stream } = await server.liveRoom()
  const { client } = await server.person()
  const sees = async (from: Client) => (await from.call(Home.getNewHot, {})).list.some((room) => room.stream === stream)
  await expect.poll(() => sees(server.anonymous)).toBe(true)
  await client.call(Account.setBlack, { touid: anchor.uid, isblack: 1 })
  await expect.poll(() => sees(client)).toBe(false)
  expect(await sees(server.anonymous)).toBe(true)
})
