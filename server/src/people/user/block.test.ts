import { Account, Home, Live, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const block = ({ client }: Person, touid: number, isblack = 1) => client.call(Account.setBlack, { touid, isblack })

describe('somebody who was blocked', () => {
  test('is not shown the rooms of who blocked them, in any list, nor the other way round; everybody else is', async () => {
    const { anchor, stream } = await server.liveRoom()
    const [viewer, other] = await Promise.all([server.person(), server.person()])
    const sees = async ({ client }: Person) => {
      const lists = await Promise.all([
        client.call(Home.getHot, {}).then(({ list }) => list),
        client.call(Home.getNewHot, {}).then(({ list }) => list),
        client.call(Home.getClassLive, { liveclassid: 1 }),
        client.call(Home.search, { key: anchor.name }).then(({ list }) => list),
      ])
      // The first pages may be full of other tests' rooms; a search is not.
      const info = await client.call(Live.getLiveInfo, { liveuid: anchor.uid }).catch(() => undefined)
      return [lists.some((list) => list.some((room) => room.stream === stream)), lists[3].length, info?.stream === stream]
    }
    await expect.poll(() => sees(viewer)).toEqual([true, 1, true])
    await block(anchor, viewer.uid)
    await expect.poll(() => sees(viewer)).toEqual([false, 0, false])
    expect(await sees(other)).toEqual([true, 1, true])
    await block(anchor, viewer.uid, 0)
    await expect.poll(() => sees(viewer)).toEqual([true, 1, true])
    await block(viewer, anchor.uid)
    await expect.poll(() => sees(viewer)).toEqual([false, 0, false])
  })

  test('cannot follow who blocked them, nor follow whom they blocked', async () => {
    const [a, b] = await Promise.all([server.person(), server.person()])
    await b.client.call(User.setAttent, { touid: a.uid, isattent: 1 })
    await block(a, b.uid)
    expect(await refusalReason(b.client.call(User.setAttent, { touid: a.uid, isattent: 1 }))).toBe('Blocked')
    expect(await refusalReason(a.client.call(User.setAttent, { touid: b.uid, isattent: 1 }))).toBe('Blocked')
    expect(await b.client.call(User.setAttent, { touid: a.uid, isattent: 0 })).toEqual({ isattent: 0 })
    await block(a, b.uid, 0)
    expect(await b.client.call(User.setAttent, { touid: a.uid, isattent: 1 })).toEqual({ isattent: 1 })
  })
})

test('a list that everybody shares is not one person’s', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const { client } = await server.person()
  await client.call(Live.enterRoom, { liveuid, stream })
  const before = await server.anonymous.call(Home.search, { key: String(liveuid) })
  await client.call(Account.setBlack, { touid: liveuid, isblack: 1 })
  expect(await server.anonymous.call(Home.search, { key: String(liveuid) })).toEqual(before)
})
