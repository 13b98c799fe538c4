import { randomUUID } from 'node:crypto'
import {
  Account,
  type AnyCall,
  type Client,
  Gifts,
  Guard,
  Home,
  type Input,
  Live,
  Message,
  Moderation,
  Pk,
  Profile,
  Ranks,
  Red,
  Refusal,
  User,
  Video,
  Labels,
  Reports,
  Receipts,
} from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credit } from '../../core/ledger/index.ts'
import { type Listener, listen } from '../../testing/listen.ts'
import { lockShared } from '../../testing/sharedState.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { makeSuperAdmin } from '../../testing/superAdmin.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'
import { type BlockRelation, type BlockSurface, blockTable, blockRelations } from '../../testing/blockTable.ts'

lockShared('ranks')

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const inRoom = ({ liveuid, stream }: Pick<Room, 'liveuid' | 'stream'>) => ({ liveuid, stream })

let server: TestServer
/** Subjects of all surfaces: an anchor on air with a live that is over, and a viewer in the room of a third person. */
let person: Person
let own: Room
let ended: string
let third: Room
let redid: number
let videoid: number
let listener: Listener
const readers = {} as Record<BlockRelation, Person>

const owner = (text: string, values: unknown[]) => server.engines.db.query((sql) => sql.query(text, values))

beforeAll(async () => {
  server = await startTestServer()
  third = await server.liveRoom()
  person = await viewerWithCoins(server, third, 5_000n)
  await owner('update account set certified_at = now() where id = $1', [person.uid])
  const before = await server.liveRoom({ anchor: person })
  ended = before.stream
  for (const standing of blockRelations) {
    const reader = await server.person({ certified: true })
    readers[standing] = reader
    await reader.client.call(Live.enterRoom, inRoom(before))
    await reader.client.call(Live.enterRoom, inRoom(third))
    await server.liveRoom({ anchor: reader })
  }
  await person.client.call(Live.stopRoom, { stream: ended })
  own = await server.liveRoom({ anchor: person })
  const { realtime } = await person.client.call(Live.enterRoom, inRoom(third))
  listener = await listen(realtime.url, person.usersign, realtime.room)
  await person.client.call(User.setAttent, { touid: third.liveuid, isattent: 1 })
  await third.anchor.client.call(User.setAttent, { touid: person.uid, isattent: 1 })
  await server.engines.db.transaction((sql) =>
    credit(sql, { uid: third.liveuid, key: randomUUID(), request: 'coins' }, 'reward', 1_000n, 'test'),
  )
  redid = (
    await third.anchor.client.call(Red.sendRed, { stream: third.stream, type: 0, coin: 10, nums: 3, client_request_id: randomUUID() })
  ).redid
  await person.client.call(Red.robRed, { stream: third.stream, redid })
  await person.client.call(Gifts.sendGift, { ...inRoom(third), giftid: 1, client_request_id: randomUUID() })
  await person.client.call(Guard.buyGuard, { ...inRoom(third), guardid: 1, client_request_id: randomUUID() })
  await takeInVotes(server)
  for (const kind of ['profit', 'consume'])
    await owner(
      `insert into ranking (kind, scope, period, uid, amount) values ($1, 'total', 0, $2, 900000000000)
       on conflict (kind, scope, period, uid) do update set amount = excluded.amount`,
      [kind, person.uid],
    )
  const [made] = (await owner(`insert into video (uid, object, title, state) values ($1, gen_random_uuid(), '', 'ready') returning id`, [
    person.uid,
  ])) as { id: number }[]
  videoid = made!.id
  await makeSuperAdmin(server, readers.superBlocked.uid)
  const block = (who: Person, touid: number) => who.client.call(Account.setBlack, { touid, isblack: 1 })
  await block(readers.blocking, person.uid)
  await block(readers.both, person.uid)
  for (const standing of ['blocked', 'both', 'superBlocked'] as const) await block(person, readers[standing].uid)
})
afterAll(async () => {
  listener?.close()
  await owner('delete from ranking where uid = $1', [person.uid])
  await server.close()
})

type Reader = Person
const has = (ids: readonly { id: number }[]) => (ids.some(({ id }) => id === person.uid) ? 'shown' : 'hidden')
const ask = <C extends AnyCall>(client: Client, call: C, input: Input<C>) => client.call(call, input).then(() => 'shown')
const about = (call: AnyCall) => (reader: Reader) => ask(reader.client, call, { touid: person.uid })

/** Reader of each surface. Leaving one out does not compile. */
const looks: Record<BlockSurface, (reader: Reader) => Promise<string>> = {
  'their home': about(Profile.getUserHome),
  'their past lives': about(Profile.getLiverecord),
  'their followers': about(Profile.getFansList),
  'whom they follow': about(Profile.getFollowsList),
  'impressions of them': about(Labels.getUserLabel),
  'their card in somebody’s room': ({ client }) => ask(client, Moderation.getPop, { liveuid: third.liveuid, touid: person.uid }),
  'their room in the lists': async ({ client }) =>
    (await client.call(Home.search, { key: String(person.uid), type: 2 })).list.length > 0 ? 'shown' : 'hidden',
  'their room by its link': ({ client }) => ask(client, Live.getLiveInfo, { liveuid: person.uid }),
  'what it takes to enter their room': ({ client }) => ask(client, Live.checkLive, inRoom(own)),
  'entering their room': ({ client }) => ask(client, Live.enterRoom, inRoom(own)),
  'looking into their room': ({ client }) => ask(client, Live.getPreview, { liveuid: person.uid, stream: own.stream }),
  'chatting in their room': async ({ client }) => {
    await client.call(Live.enterRoom, inRoom(own)).catch(() => undefined)
    return ask(client, Live.sendMsg, { ...inRoom(own), content: 'oi', client_request_id: randomUUID() })
  },
  'numbers of a live of theirs': ({ client }) => ask(client, Live.stopInfo, { stream: ended }),
  'finding them by name': async ({ client }) => has((await client.call(Home.search, { key: person.name, type: 1 })).users),
  'them among the viewers of a room': async ({ client }) => has((await client.call(Live.getUserLists, inRoom(third))).userlist),
  'them in the ranking of a room': async ({ client }) =>
    has((await client.call(Live.getUserRank, { ...inRoom(third), type: 'show' })).list),
  'them in the ranking of givers': async ({ client }) => has((await client.call(Ranks.consumeList, { type: 'total' })).list),
  'them in the ranking of anchors': async ({ client }) => has((await client.call(Ranks.profitList, { type: 'total' })).list),
  'them among the guards of somebody': async ({ client }) => has(await client.call(Guard.getGuardList, { liveuid: third.liveuid })),
  'them among the top givers of somebody’s home': async ({ client }) => {
    const { contribute, guards } = await client.call(Profile.getUserHome, { touid: third.liveuid })
    expect(has(contribute)).toBe(has(guards))
    return has(contribute)
  },
  'them among somebody’s followers': async ({ client }) => has(await client.call(Profile.getFansList, { touid: third.liveuid })),
  'them among whom somebody follows': async ({ client }) => has(await client.call(Profile.getFollowsList, { touid: third.liveuid })),
  'them among who took of a red pack': async ({ client }) =>
    has((await client.call(Red.getRedRobList, { stream: third.stream, redid })).list.map(({ uid: id }) => ({ id }))),
  'them among rivals for a battle': async ({ client, uid }) => {
    const stream = await streamOf(uid)
    return has((await client.call(Pk.getRivals, { stream })).list)
  },
  'their videos': async ({ client }) => ((await client.call(Video.getHomeVideo, { touid: person.uid })).length > 0 ? 'shown' : 'hidden'),
  'writing to them': ({ client }) => ask(client, Message.send, { touid: person.uid, content: 'oi', client_request_id: randomUUID() }),
  'following them': ({ client }) => ask(client, User.setAttent, { touid: person.uid, isattent: 1 }),
  'saying an impression of them': ({ client }) => ask(client, Labels.setUserLabel, { touid: person.uid, labels: '1,2' }),
  'reporting them': ({ client }) => ask(client, Reports.setReport, { touid: person.uid, classid: 1, stream: own.stream }),
  'reporting a video of theirs': ({ client }) => ask(client, Reports.setReport, { touid: person.uid, classid: 1, videoid }),
  'the receipt of a live of theirs': ({ client }) => ask(client, Receipts.getReceipt, { stream: ended }),
}

async function streamOf(uid: number): Promise<string> {
  const rows = (await owner(`select stream from show where uid = $1 and state = 'live'`, [uid])) as { stream: string }[]
  return rows[0]!.stream
}
async function outcomeOf(look: (reader: Reader) => Promise<string>, reader: Reader): Promise<string> {
  try {
    return await look(reader)
  } catch (e) {
    if (e instanceof Refusal) return e.reason
    throw e
  }
}

const cells = (Object.keys(blockTable) as BlockSurface[]).flatMap((surface) =>
  blockRelations.map((standing) => [surface, standing] as const),
)

test.each(cells)('%s, %s', async (surface, standing) => {
  // Lists that everybody shares are kept for a second.
  await expect.poll(() => outcomeOf(looks[surface], readers[standing])).toBe(blockTable[surface][standing])
})

test('how many cells there were', () => {
  console.log(`block table: ${Object.keys(blockTable).length} surfaces × ${blockRelations.length} relations = ${cells.length} cells`)
  expect(cells.length).toBe(31 * 5)
})
