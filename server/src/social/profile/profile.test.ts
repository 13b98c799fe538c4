import { randomUUID } from 'node:crypto'
import { Account, Gifts, Guard, Live, Profile, User, Labels } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fansPage, followedBy } from '../../people/user/index.ts'
import { pastShows } from '../../shows/roomList/index.ts'
import { budgets } from '../../platform/budgets.ts'
import type { Sql } from '../../platform/postgres.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'

const [ROSE, STAR] = [3, 12]
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const owner = (text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<Record<string, unknown>>(text, values))
const home = (touid: number, { client }: Pick<Person, 'client'> = { client: server.anonymous }) =>
  client.call(Profile.getUserHome, { touid })
const follow = ({ client }: Person, touid: number, isattent: 0 | 1 = 1) => client.call(User.setAttent, { touid, isattent })

describe('a home', () => {
  test('says who somebody is, also to who is not signed in', async () => {
    const [somebody, fan] = [await server.person({ certified: true }), await server.person()]
    await somebody.client.call(Account.updateFields, { signature: 'Pagode e samba', city: 'Salvador' })
    await follow(fan, somebody.uid)
    expect(await home(somebody.uid)).toMatchObject({
      id: somebody.uid,
      user_nicename: somebody.name,
      signature: 'Pagode e samba',
      city: 'Salvador',
      isauth: 1,
      fans: 1,
      follows: 0,
      isattention: 0,
      islive: 0,
      stream: '',
      livenums: 0,
      liverecord: [],
      contribute: [],
      guards: [],
      gifts: [],
      label: [],
    })
    expect((await home(somebody.uid, fan)).isattention).toBe(1)
  })

  test('shows what its reader changed a moment ago, however lately it was made for others', async () => {
    const [somebody, reader] = [await server.person(), await server.person()]
    expect(await home(somebody.uid, reader)).toMatchObject({ fans: 0, isattention: 0, signature: '', label: [] })
    await follow(reader, somebody.uid)
    await reader.client.call(Labels.setUserLabel, { touid: somebody.uid, labels: '1,2' })
    await somebody.client.call(Account.updateFields, { signature: 'Pagode e samba' })
    const after = await home(somebody.uid, reader)
    expect(after).toMatchObject({ fans: 1, isattention: 1, signature: 'Pagode e samba' })
    expect(after.label.map(({ id }) => id)).toEqual([1, 2])
  })

  test('has the room on air, who gave most, who guards, and what was given', async () => {
    const room = await server.liveRoom()
    const inRoom = { liveuid: room.liveuid, stream: room.stream }
    const [much, less] = [await viewerWithCoins(server, room, 5_000n), await viewerWithCoins(server, room, 5_000n)]
    const give = ({ client }: Person, giftid: number, giftcount: number) =>
      client.call(Gifts.sendGift, { ...inRoom, giftid, giftcount, client_request_id: randomUUID() })
    await give(much, STAR, 10)
    await give(less, ROSE, 2)
    await give(less, ROSE, 3)
    await less.client.call(Guard.buyGuard, { ...inRoom, guardid: 1, client_request_id: randomUUID() })
    await takeInVotes(server)
    // Made once a second for everybody.
    const shown = async () => {
      const { stream, islive, livetitle, contribute, guard_nums, guards, gifts } = await home(room.liveuid)
      return {
        islive: islive === 1 && stream === room.stream && livetitle !== '',
        contribute: contribute.map(({ id, contribution }) => [id, contribution]),
        guards: [guard_nums, ...guards.map(({ id }) => id)],
        gifts: gifts.map(({ id, nums }) => [id, nums]),
      }
    }
    await expect.poll(shown).toEqual({
      islive: true,
      contribute: [
        [much.uid, '990'],
        [less.uid, '345'],
      ],
      guards: [1, less.uid],
      gifts: [
        [STAR, 10],
        [ROSE, 5],
      ],
    })
  })

  test('of somebody who is not there, or no longer, is refused', async () => {
    const [gone, disabled] = [await server.person(), await server.person()]
    await owner('update account set cancelled_at = now() where id = $1', [gone.uid])
    await owner('update account set disabled_at = now() where id = $1', [disabled.uid])
    for (const touid of [gone.uid, disabled.uid, 2_000_000_000]) {
      expect(await refusalReason(home(touid))).toBe('NoSuchPerson')
      expect(await refusalReason(server.anonymous.call(Profile.getLiverecord, { touid }))).toBe('NoSuchPerson')
    }
  })
})

describe('past lives', () => {
  test('have their real numbers, newest first, without the one on air', async () => {
    const anchor = await server.person({ certified: true })
    const streams: string[] = []
    for (const viewers of [0, 2]) {
      const room = await server.liveRoom({ anchor })
      streams.unshift(room.stream)
      for (let n = 0; n < viewers; n++) await viewerWithCoins(server, room, 0n)
      await owner(`update show set started_at = now() - interval '90 seconds' where stream = $1`, [room.stream])
      await anchor.client.call(Live.stopRoom, { stream: room.stream })
    }
    await server.liveRoom({ anchor })
    const records = await server.anonymous.call(Profile.getLiverecord, { touid: anchor.uid })
    expect(records.map(({ stream, nums, video_url }) => [stream, nums, video_url])).toEqual([
      [streams[0], 2, ''],
      [streams[1], 0, ''],
    ])
    for (const { starttime, endtime, length, datestarttime } of records) {
      expect(endtime - starttime - length).toBeLessThanOrEqual(1)
      expect(length).toBeGreaterThanOrEqual(90)
      expect(datestarttime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    }
    expect(await server.anonymous.call(Profile.getLiverecord, { touid: anchor.uid, p: 2 })).toEqual([])
    expect((await home(anchor.uid)).liverecord).toEqual(records)
  })

  test('stand by when they were on air, and are counted without the one that still is', async () => {
    const anchor = await server.person({ certified: true })
    await owner(
      `insert into show (uid, showid, title, class_id, thumb, type, state, started_at, ended_at, people)
       select $1, n, 'show ' || n, 1, '/covers/stage.svg', 0, 'ended', now() - n * interval '2 hours', now() - n * interval '2 hours' + interval '1 hour', n
       from generate_series(1, 3) n`,
      [anchor.uid],
    )
    await server.liveRoom({ anchor })
    const records = await server.anonymous.call(Profile.getLiverecord, { touid: anchor.uid })
    expect(records.map(({ nums }) => nums)).toEqual([1, 2, 3])
    expect((await home(anchor.uid)).livenums).toBe(3)
  })

  test('of many are read a page at a time', async () => {
    const anchor = await server.person({ certified: true })
    await owner(
      `insert into show (uid, showid, title, class_id, thumb, type, state, started_at, ended_at, people)
       select $1, n, 'show ' || n, 1, '/covers/stage.svg', 0, 'ended', now() - interval '2 hours', now() - interval '1 hour', n from generate_series(1, 45) n`,
      [anchor.uid],
    )
    const pages = await Promise.all([1, 2, 3, 4].map((p) => server.anonymous.call(Profile.getLiverecord, { touid: anchor.uid, p })))
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0])
    expect(pages.flat().map(({ nums }) => nums)).toEqual(Array.from({ length: 45 }, (_, n) => 45 - n))
  })
})

describe('followers', () => {
  test('are counted once each', async () => {
    const [star, ...fans] = await Promise.all(Array.from({ length: 6 }, () => server.person()))
    const shown = async () => (await star!.client.call(User.getBaseInfo, {})).fans
    await Promise.all(fans.map((fan) => follow(fan, star!.uid)))
    await Promise.all(fans.map((fan) => follow(fan, star!.uid)))
    expect(await shown()).toBe(5)
    await Promise.all(fans.slice(0, 2).flatMap((fan) => [follow(fan, star!.uid, 0), follow(fan, star!.uid, 0)]))
    expect(await shown()).toBe(3)
  })

  test('are told of: one person follows so many an hour, and leaves as many as they like', async () => {
    const [somebody, keen] = [await server.person(), await server.person()]
    // One after the other: all at once they wait for one row, and on a busy machine longer than a lock may take.
    for (let n = 0; n < budgets.follows.times; n++) expect(await follow(keen, somebody.uid)).toEqual({ isattent: 1 })
    expect(await refusalReason(follow(keen, somebody.uid))).toBe('TooMany')
    expect(await refusalReason(keen.client.call(User.setAttent, { touid: somebody.uid }))).toBe('TooMany')
    expect(await follow(keen, somebody.uid, 0)).toEqual({ isattent: 0 })
  })

  test('are listed newest first, and so is whom somebody follows', async () => {
    const [star, first, second, reader] = await Promise.all(Array.from({ length: 4 }, () => server.person()))
    await follow(first!, star!.uid)
    await follow(second!, star!.uid)
    await follow(reader!, second!.uid)
    const fans = await reader!.client.call(Profile.getFansList, { touid: star!.uid })
    expect(fans.map(({ id, isattention }) => [id, isattention])).toEqual([
      [second!.uid, 1],
      [first!.uid, 0],
    ])
    expect(await star!.client.call(Profile.getFansList, {})).toHaveLength(2)
    expect(await reader!.client.call(Profile.getFansList, { touid: star!.uid, p: 2 })).toEqual([])
    const follows = await reader!.client.call(Profile.getFollowsList, { touid: first!.uid })
    expect(follows.map(({ id, fans: count }) => [id, count])).toEqual([[star!.uid, 2]])
  })

  test('are for themselves alone when somebody says so', async () => {
    const [shy, fan] = [await server.person(), await server.person()]
    await follow(fan, shy.uid)
    await shy.client.call(Account.updateFields, { islistprivate: 1 })
    expect(await refusalReason(fan.client.call(Profile.getFansList, { touid: shy.uid }))).toBe('Private')
    expect(await refusalReason(fan.client.call(Profile.getFollowsList, { touid: shy.uid }))).toBe('Private')
    expect(await shy.client.call(Profile.getFansList, {})).toHaveLength(1)
    expect((await home(shy.uid)).islistprivate).toBe(1)
    expect((await shy.client.call(User.getBaseInfo, {})).islistprivate).toBe(1)
    await shy.client.call(Account.updateFields, { islistprivate: 0 })
    expect(await fan.client.call(Profile.getFansList, { touid: shy.uid })).toHaveLength(1)
  })
})

/** The plan of the statement a store sends. */
async function planOf(read: (sql: Sql) => Promise<unknown>): Promise<string> {
  return server.engines.db.transaction(async (sql) => {
    // Tables of a test are small: what decides is whether an index can serve it at all.
    await sql.query('set local enable_seqscan = off')
    let plan: unknown
    await read({
      query: async (text, values) => {
        plan = await sql.query(`explain ${text}`, values)
        return []
      },
    })
    return JSON.stringify(plan)
  })
}

test('lists are read along an index, however long they are', async () => {
  const list = { uid: 1, reader: 2, page: 3 }
  const fans = await planOf((sql) => fansPage(sql, list))
  for (const plan of [fans, await planOf((sql) => followedBy(sql, list))]) expect(plan).toMatch(/follow_(newest|order|uid|pkey)/)
  expect(await planOf((sql) => pastShows(sql, 1, 1))).toContain('show_uid')
  for (const plan of [fans, await planOf((sql) => pastShows(sql, 1, 1))]) expect(plan).not.toContain('Seq Scan')
})
