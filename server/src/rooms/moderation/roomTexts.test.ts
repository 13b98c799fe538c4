import { randomUUID } from 'node:crypto'
import { Gifts, Guard, type Language, languages, Live, Livemanage, Moderation, stopTypes, wordsIn } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { superAdmin } from '../../testing/superAdmin.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'
import { texts as catalogues } from '../../texts/index.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const texts = Object.keys(catalogues.en.moderation) as (keyof typeof catalogues.en.moderation)[]
const spoken = (language: Language, name: (typeof texts)[number]) =>
  name === 'slow'
    ? [catalogues[language].moderation.slow(30), catalogues[language].moderation.slow(0)]
    : [catalogues[language].moderation[name]('Bia')]

describe.each(texts)('what a room reads: %s', (name) => {
  test.each(languages)('in %s it has words of its own, and says whom or what it is about', (language) => {
    const said = spoken(language, name)
    for (const text of said) expect(text.trim()).not.toBe('')
    expect(said[0]).toContain(name === 'slow' ? '30' : 'Bia')
    const sisters = language === 'zh-cn' || language === 'zh' ? ['zh-cn', 'zh'] : [language]
    for (const other of languages.filter((one) => !sisters.includes(one))) expect(spoken(other, name)).not.toEqual(said)
  })
})

type Said = { _method_: string; action: number; ct: string }

/** Everything the platform says to a room, in one show, by the calls that make it. */
test('every text goes out in seven languages', async () => {
  const room = await server.liveRoom()
  const inRoom = { liveuid: room.liveuid, stream: room.stream }
  const { client: anchor } = room.anchor
  const target = await viewerWithCoins(server, inRoom, 100_000n)
  const person = { touid: target.uid }
  const witness = await server.person()
  const { realtime } = await witness.client.call(Live.enterRoom, inRoom)
  const reader = await listen(realtime.url, witness.usersign, realtime.room)
  const keyed = () => ({ ...inRoom, client_request_id: randomUUID() })
  const names = async (table: 'gift' | 'guard_tier') =>
    (await server.engines.db.query((sql) => sql.query<{ names: Record<Language, string> }>(`select names from ${table} where id = 1`)))[0]!
      .names
  const [gift, guard] = [await names('gift'), await names('guard_tier')]
  const helper = await superAdmin(server)
  await helper.client.call(Live.enterRoom, inRoom)

  const acts: [head: string, act: () => Promise<unknown>, text: (language: Language) => string][] = [
    ['SendGift/0', () => target.client.call(Gifts.sendGift, { ...keyed(), giftid: 1 }), (l) => gift[l]],
    ['BuyGuard/0', () => target.client.call(Guard.buyGuard, { ...keyed(), guardid: 1 }), (l) => guard[l]],
    ['SystemNot/13', () => anchor.call(Moderation.setSlowMode, { ...inRoom, seconds: 30 }), (l) => catalogues[l].moderation.slow(30)],
    [
      'setAdmin/1',
      () => anchor.call(Moderation.setAdmin, { liveuid: room.liveuid, ...person, isadmin: 1 }),
      (l) => catalogues[l].moderation.adminSet(target.name),
    ],
    [
      'setAdmin/0',
      () => anchor.call(Moderation.setAdmin, { liveuid: room.liveuid, ...person, isadmin: 0 }),
      (l) => catalogues[l].moderation.adminUnset(target.name),
    ],
    ['ShutUpUser/1', () => anchor.call(Moderation.setShutUp, { ...inRoom, ...person }), (l) => catalogues[l].moderation.muted(target.name)],
    [
      'ShutUpUser/0',
      () => anchor.call(Livemanage.cancelShut, { liveuid: room.liveuid, ...person }),
      (l) => catalogues[l].moderation.unmuted(target.name),
    ],
    ['KickUser/2', () => anchor.call(Moderation.kicking, { ...inRoom, ...person }), (l) => catalogues[l].moderation.kicked(target.name)],
    [
      'stopplay/19',
      () => helper.client.call(Moderation.superStopRoom, { ...inRoom, type: stopTypes.close, banruleid: 0 }),
      (l) => catalogues[l].moderation.closed(''),
    ],
    ['stopLive/19', async () => undefined, (l) => catalogues[l].moderation.closed('')],
  ]
  for (const [head, act, text] of acts) {
    await act()
    const found = () => (reader.publications as Said[]).find(({ _method_, action }) => `${_method_}/${action}` === head)
    await reader.until(() => found() !== undefined)
    for (const language of languages)
      expect([head, language, wordsIn(language, found()!)]).toEqual([head, language, expect.stringContaining(text(language).trim())])
  }
  reader.close()
})
