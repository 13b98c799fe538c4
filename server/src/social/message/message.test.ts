import { randomUUID } from 'node:crypto'
import {
  Account,
  createClient,
  Gifts,
  Message,
  parsePersonalEvent,
  type PersonalEvent,
  Sanctions,
  STRANGER_MESSAGES,
  User,
  Reports,
} from '@nimbo/contract'
import { Report } from '@nimbo/contract/operator'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumeFeed } from '../../core/ledger/index.ts'
import { createLog } from '../../platform/log.ts'
import { waitForSnapshotHorizon } from '../../testing/waitForSnapshotHorizon.ts'
import { acquireLock } from '../../testing/acquireLock.ts'
import { type Listener, listen } from '../../testing/listen.ts'
import { operatorClient } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { uploadAs } from '../../testing/uploadAs.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'
import { deleteUnusedUpload } from '../../core/upload/index.ts'
import { eraseAccounts } from '../../people/user/index.ts'
import { erasure } from '../../personalData.ts'
import { getMessages } from './getMessages.ts'
import { projectGiftCards, sendGiftCards } from './index.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
})
afterAll(() => Promise.all([server.close(), other.close()]))

const log = createLog('test', 'silent')
const owner = <T extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<T>(text, values))
/** The same person at another API process. */
const there = ({ uid, token }: Person) => createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) })
const write = ({ client }: Pick<Person, 'client'>, to: Person, content: string, id: string = randomUUID()) =>
  client.call(Message.send, { touid: to.uid, content, client_request_id: id })
const read = ({ client }: Person, from: Person, more: { before?: number; after?: number } = {}) =>
  client.call(Message.getMessages, { touid: from.uid, ...more })
const list = ({ client }: Person, more: { requests?: number; before?: number; key?: string } = {}) =>
  client.call(Message.getConversations, more)
const unread = ({ client }: Person) => client.call(Message.getUnread, {})
const texts = (rows: readonly { ct: string }[]) => rows.map(({ ct }) => ct)

/** Two who follow each other. */
async function friends(): Promise<[Person, Person]> {
  const [a, b] = [await server.person(), await server.person()]
  await a.client.call(User.setAttent, { touid: b.uid, isattent: 1 })
  await b.client.call(User.setAttent, { touid: a.uid, isattent: 1 })
  return [a, b]
}
async function device({ client, usersign }: Person): Promise<Listener> {
  const { url, ...channel } = await client.call(Message.getRealtime, {})
  return listen(url, usersign, channel)
}
const eventsOf = ({ publications }: Listener): PersonalEvent[] => publications.map((p) => parsePersonalEvent(p)!)

test('a message written while a page is read is in its list and in its number', async () => {
  const [a, b] = await friends()
  await write(a, b, 'first')
  const { db } = server.engines
  const query: typeof db.query = (work) =>
    db.query((sql) =>
      work({
        ...sql,
        query: async (text, values) => {
          if (/from private_message/.test(text)) await write(a, b, 'second')
          return sql.query(text, values)
        },
      }),
    )
  const asked = { touid: a.uid, before: undefined, after: undefined }
  const page = await getMessages({ db: { ...db, query } })({ uid: b.uid } as never, asked)
  expect(page).toMatchObject({ seq: 2, list: [{ seq: 1 }, { seq: 2 }] })
})

describe('a message', () => {
  test('reaches both on all devices, is counted until it is read, and both sides of the receipt are told', async () => {
    const [ana, bia] = await friends()
    const [hers, ana1, ana2] = [await device(bia), await device(ana), await device(ana)]
    const { message, left } = await write(ana, bia, 'boa noite!')
    expect([message, left]).toMatchObject([{ seq: 1, uid: ana.uid, kind: 'text', ct: 'boa noite!', erased: 0 }, -1])
    for (const reader of [hers, ana1, ana2]) {
      await reader.until(({ _method_ }: PersonalEvent) => _method_ === 'PrivateMsg')
      expect(eventsOf(reader)).toMatchObject([{ uid: ana.uid, touid: bia.uid, message }])
    }
    expect(await unread(bia)).toEqual({ nums: 1, requests: 0 })
    expect((await list(bia)).list).toMatchObject([{ id: ana.uid, unread: 1, last: { ct: 'boa noite!' }, mine: { delivered: 0, read: 0 } }])
    await bia.client.call(Message.setDelivered, { touid: ana.uid, seq: 1 })
    await ana1.until(({ _method_ }: PersonalEvent) => _method_ === 'PrivateRead')
    expect(await read(ana, bia)).toMatchObject({ seq: 1, theirs: { delivered: 1, read: 0 }, mine: { delivered: 1, read: 1 } })
    await bia.client.call(Message.setRead, { touid: ana.uid, seq: 99 })
    await bia.client.call(Message.setRead, { touid: ana.uid, seq: 1 })
    expect(await read(ana, bia)).toMatchObject({ theirs: { delivered: 1, read: 1 } })
    expect(await unread(bia)).toEqual({ nums: 0, requests: 0 })
    await ana1.until((e: PersonalEvent) => e._method_ === 'PrivateRead' && e.read === 1)
    // Said again, it is no news.
    expect(eventsOf(ana1).filter(({ _method_ }) => _method_ === 'PrivateRead')).toMatchObject([
      { uid: bia.uid, touid: ana.uid, delivered: 1, read: 0 },
      { uid: bia.uid, touid: ana.uid, delivered: 1, read: 1 },
    ])
    for (const reader of [hers, ana1, ana2]) reader.close()
  })

  test('nobody reads the channel of another', async () => {
    const [ana, bia] = await friends()
    const { url, channel, token } = await ana.client.call(Message.getRealtime, {})
    expect(channel).toBe(`user:${ana.uid}`)
    await expect(listen(url, bia.usersign, { channel, token })).rejects.toThrow()
    await expect(listen(url, bia.usersign, { channel, token: '' })).rejects.toThrow()
  })

  test('two who write at once, through two servers, are numbered without gaps, each in their own order', async () => {
    const [ana, bia] = await friends()
    const reader = await device(bia)
    const many = async (client: Pick<Person, 'client'>, to: Person, who: string) => {
      for (let n = 1; n <= 15; n++) await write(client, to, `${who}${n}`)
    }
    await Promise.all([many(ana, bia, 'a'), many({ client: there(bia) }, ana, 'b')])
    const { seq, list: all } = await read(bia, ana)
    expect(seq).toBe(30)
    expect(all.map((m) => m.seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    for (const who of ['a', 'b'])
      expect(texts(all).filter((ct) => ct.startsWith(who))).toEqual(Array.from({ length: 15 }, (_, n) => `${who}${n + 1}`))
    await reader.until((e: PersonalEvent) => e._method_ === 'PrivateMsg' && e.message.seq === 30)
    const told = eventsOf(reader).flatMap((e) => (e._method_ === 'PrivateMsg' ? [e.message.seq] : []))
    expect(told).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    reader.close()
  })

  test('sent again it is the same one, also by the other server and at the same moment', async () => {
    const [ana, bia] = await friends()
    const id = randomUUID()
    const sent = await Promise.all([
      write(ana, bia, 'once', id),
      write({ client: there(ana) }, bia, 'once', id),
      write(ana, bia, 'once', id.toUpperCase()),
    ])
    expect(new Set(sent.map(({ message }) => message.seq))).toEqual(new Set([1]))
    expect((await read(bia, ana)).list).toHaveLength(1)
    expect(await unread(bia)).toMatchObject({ nums: 1 })
    expect(await refusalReason(write(ana, bia, 'something else', id))).toBe('IdempotencyConflict')
    const cai = await server.person()
    expect(await refusalReason(write(ana, cai, 'once', id))).toBe('IdempotencyConflict')
    // Repeats of a message that was sent are answered the same, although it would be refused by now.
    await bia.client.call(Account.setBlack, { touid: ana.uid, isblack: 1 })
    expect((await write(ana, bia, 'once', id)).message).toEqual(sent[0].message)
  })

  test('a server that dies before it commits leaves nothing behind, and the repeat is the first', async () => {
    const [ana, bia] = await friends()
    await write(ana, bia, 'before')
    const id = randomUUID()
    const held = await acquireLock('select 1 from conversation where low = $1 and high = $2 for update', [
      Math.min(ana.uid, bia.uid),
      Math.max(ana.uid, bia.uid),
    ])
    const lost = write(ana, bia, 'after', id).catch(() => undefined)
    await held.untilContended()
    await owner(`select pg_terminate_backend(pid) from pg_stat_activity where query like '%from conversation where low%' and state = 'active'
      and wait_event_type = 'Lock'`)
    await lost
    await held.release()
    expect((await write(ana, bia, 'after', id)).message.seq).toBe(2)
    expect(texts((await read(bia, ana)).list)).toEqual(['before', 'after'])
  })

  test('is read in pages, backwards and forwards', async () => {
    const [ana, bia] = await friends()
    await write(ana, bia, 'm1')
    await owner(
      `insert into private_message (conversation_id, seq, uid, kind, content) select c.id, n, $1, 'text', 'm' || n
       from conversation c, generate_series(2, 250) n where c.low = least($1::int, $2) and c.high = greatest($1::int, $2)`,
      [ana.uid, bia.uid],
    )
    await owner(`update conversation set last_seq = 250 where low = least($1::int, $2) and high = greatest($1::int, $2)`, [
      ana.uid,
      bia.uid,
    ])
    const newest = await read(bia, ana)
    expect([newest.seq, newest.more, newest.list.length, newest.list[0]!.ct, newest.list.at(-1)!.ct]).toEqual([250, 1, 30, 'm221', 'm250'])
    const earlier = await read(bia, ana, { before: 221 })
    expect([earlier.more, earlier.list[0]!.seq, earlier.list.at(-1)!.seq]).toEqual([1, 191, 220])
    expect(await read(bia, ana, { before: 5 })).toMatchObject({ more: 0, list: [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }] })
    const after = await read(bia, ana, { after: 100 })
    expect([after.more, after.list.length, after.list[0]!.seq]).toEqual([1, 100, 101])
    expect(await read(bia, ana, { after: 248 })).toMatchObject({ more: 0, list: [{ seq: 249 }, { seq: 250 }] })
    expect(await read(bia, ana, { after: 250 })).toMatchObject({ more: 0, list: [] })
  })

  test('what is refused', async () => {
    const [ana, bia] = await friends()
    expect(await refusalReason(write(ana, ana, 'hi'))).toBe('Yourself')
    expect(await refusalReason(write(ana, bia, '   '))).toBe('Empty')
    expect(await refusalReason(write(ana, { ...bia, uid: 2 ** 31 - 1 }, 'hi'))).toBe('NoSuchPerson')
    await expect(write(ana, bia, 'x'.repeat(1001))).rejects.toMatchObject({ status: 400 })
    await owner(`insert into sensitive_word (word, language, kind) values ('zurrapilho', 'pt', 'word') on conflict do nothing`).catch(
      () => undefined,
    )
    const hasty = await server.person()
    await bia.client.call(User.setAttent, { touid: hasty.uid, isattent: 1 })
    // This ends her sessions: she calls nothing from here on.
    await owner('update account set disabled_at = now() where id = $1', [bia.uid])
    expect(await refusalReason(write(ana, bia, 'hi'))).toBe('NoSuchPerson')
    await owner('update account set disabled_at = null where id = $1', [bia.uid])
    await owner(
      `insert into sanction (uid, act, scope, by_role, by_uid, class, texts) select $1, 'mute', 'all', 'super', $2, 2, '{"rule":"1.4","rule_name":{},"reason":{}}'`,
      [ana.uid, bia.uid],
    )
    expect(await refusalReason(write(ana, bia, 'hi'))).toBe('Muted')
    const ends = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => write(hasty, bia, `m${n}`)))
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(10)
    expect(await refusalReason(write(hasty, bia, 'more'))).toBe('TooMany')
  })
})

describe('strangers', () => {
  test('send so many words until they are answered, and wait outside of the list', async () => {
    const [fan, star] = [await server.person(), await server.person()]
    expect(await read(fan, star)).toMatchObject({ left: STRANGER_MESSAGES, list: [] })
    for (let n = 1; n <= STRANGER_MESSAGES; n++) expect((await write(fan, star, `oi ${n}`)).left).toBe(STRANGER_MESSAGES - n)
    expect(await refusalReason(write(fan, star, 'hello?'))).toBe('StrangerLimit')
    expect(await unread(star)).toEqual({ nums: 0, requests: 1 })
    expect((await list(star)).list).toEqual([])
    expect((await list(star, { requests: 1 })).list).toMatchObject([{ id: fan.uid, unread: 3 }])
    expect(await read(star, fan)).toMatchObject({ request: 1, left: -1 })
    // A look at it is not told.
    await star.client.call(Message.setRead, { touid: fan.uid, seq: 3 })
    expect(await read(fan, star)).toMatchObject({ theirs: { delivered: 0, read: 0 } })
    expect(await unread(star)).toEqual({ nums: 0, requests: 0 })
    // Removal of the conversation from the list does not allow further messages either.
    await star.client.call(Message.delConversation, { touid: fan.uid, seq: 3 })
    expect(await refusalReason(write(fan, star, 'hello?'))).toBe('StrangerLimit')
    await write(star, fan, 'oi!')
    expect((await list(star)).list).toMatchObject([{ id: fan.uid, unread: 0, last: { ct: 'oi!' } }])
    expect((await write(fan, star, 'you answered')).left).toBe(-1)
    expect(await unread(star)).toEqual({ nums: 1, requests: 0 })
  })

  test('whom I follow is none', async () => {
    const [fan, star] = [await server.person(), await server.person()]
    await write(fan, star, 'oi')
    await star.client.call(User.setAttent, { touid: fan.uid, isattent: 1 })
    for (let n = 0; n < 5; n++) expect((await write(fan, star, `m${n}`)).left).toBe(-1)
    expect((await list(star)).list).toMatchObject([{ id: fan.uid, unread: 6 }])
  })

  test('beginning conversations with many is slowed down', async () => {
    const spammer = await server.person()
    await owner(
      `insert into account (country_code, phone, nicename) select '55', '+55' || (20000000000 + n + $1::bigint * 100), 'target' from generate_series(1, 32) n`,
      [spammer.uid],
    )
    const targets = await owner<{ id: number }>(
      `select id from account where nicename = 'target' and phone like '+55' || '2%' order by id desc limit 32`,
    )
    const ends: string[] = []
    for (const { id } of targets)
      ends.push(
        await write(spammer, { ...spammer, uid: id }, 'buy').then(
          () => 'ok',
          (e: { reason: string }) => e.reason,
        ),
      )
    expect(ends.filter((end) => end === 'ok')).toHaveLength(30)
    expect(ends.at(-1)).toBe('TooMany')
  })
})

describe('blocking', () => {
  test.each([
    ['by who writes', true],
    ['by who is written to', false],
  ])('%s: neither writes, reads, lists or counts; everything is back with the end of it', async (_, mine) => {
    const [ana, bia] = await friends()
    await write(ana, bia, 'hello')
    await write(bia, ana, 'hi')
    const [blocker, blocked] = mine ? [ana, bia] : [bia, ana]
    await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
    for (const [from, to] of [
      [ana, bia],
      [bia, ana],
    ] as const) {
      expect(await refusalReason(write(from, to, 'still there?'))).toBe('Blocked')
      expect(await read(from, to)).toMatchObject({ list: [], seq: 0, blocked: 1, isblack: from === blocker ? 1 : 0, peer: { islive: 0 } })
      expect((await list(from)).list).toEqual([])
      expect(await unread(from)).toEqual({ nums: 0, requests: 0 })
    }
    await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 0 })
    expect(texts((await read(ana, bia)).list)).toEqual(['hello', 'hi'])
    expect((await list(ana)).list).toMatchObject([{ id: bia.uid }])
  })

  test('a receipt is not told to who is blocked', async () => {
    const [ana, bia] = await friends()
    await write(ana, bia, 'hello')
    await bia.client.call(Account.setBlack, { touid: ana.uid, isblack: 1 })
    await bia.client.call(Message.setRead, { touid: ana.uid, seq: 1 })
    const reader = await device(ana)
    await write(ana, await server.person(), 'something')
    await reader.until(({ _method_ }: PersonalEvent) => _method_ === 'PrivateMsg')
    expect(eventsOf(reader).filter(({ _method_ }) => _method_ === 'PrivateRead')).toEqual([])
    reader.close()
  })
})

describe('the list', () => {
  test('is in the order of the newest message, in pages, and found by name', async () => {
    const me = await server.person()
    const people: Person[] = []
    for (let n = 0; n < 22; n++) people.push(await server.person())
    for (const p of people) await me.client.call(User.setAttent, { touid: p.uid, isattent: 1 })
    for (const p of people) await write(p, me, `from ${p.name}`)
    const first = await list(me)
    expect([first.more, first.list.length]).toEqual([1, 20])
    const second = await list(me, { before: first.list.at(-1)!.order })
    expect(second.more).toBe(0)
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(people.map(({ uid }) => uid).toReversed())
    expect((await list(me, { key: people[0]!.name.toUpperCase() })).list).toMatchObject([{ id: people[0]!.uid }])
    expect((await list(me, { key: '%' })).list).toEqual([])
    await write(people[0]!, me, 'me again')
    expect((await list(me)).list[0]).toMatchObject({ id: people[0]!.uid, unread: 2 })
  })

  test('a deleted conversation comes back with what is new only, for its owner', async () => {
    const [ana, bia] = await friends()
    await write(ana, bia, 'old')
    const reader = await device(bia)
    await bia.client.call(Message.delConversation, { touid: ana.uid, seq: 1 })
    await reader.until(({ _method_ }: PersonalEvent) => _method_ === 'PrivateDel')
    expect((await list(bia)).list).toEqual([])
    expect(await unread(bia)).toMatchObject({ nums: 0 })
    await write(ana, bia, 'new')
    expect(texts((await read(bia, ana)).list)).toEqual(['new'])
    expect(texts((await read(ana, bia)).list)).toEqual(['old', 'new'])
    expect(await unread(bia)).toMatchObject({ nums: 1 })
    reader.close()
  })
})

describe('pictures', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a06' } })
      .png()
      .toBuffer()

  test('are sent once they were looked at, by their owner, to who knows them', async () => {
    const [ana, bia] = await friends()
    const { object, url } = await uploadAs(server, ana, { kind: 'chat', bytes: await png() })
    const send = (from: Person, to: Person, what: string) =>
      from.client.call(Message.send, { touid: to.uid, kind: 'image', object: what, width: 40, height: 30, client_request_id: randomUUID() })
    const { message } = await send(ana, bia, object)
    expect(message).toMatchObject({ kind: 'image', image: url, width: 40, height: 30, ct: '' })
    expect((await fetch(server.origin + url)).headers.get('content-type')).toBe('image/webp')
    expect(await refusalReason(send(bia, ana, object))).toBe('PictureNotReady')
    expect(await refusalReason(send(ana, bia, randomUUID()))).toBe('PictureNotReady')
    const avatar = await uploadAs(server, ana, { kind: 'avatar', bytes: await png() })
    expect(await refusalReason(send(ana, bia, avatar.object))).toBe('PictureNotReady')
    expect(await refusalReason(send(ana, await server.person(), object))).toBe('WordsOnly')
    // In use: whoever tidies up leaves it.
    await deleteUnusedUpload(server.engines, object)
    expect((await fetch(server.origin + url)).status).toBe(200)
  })

  test('are shown while their message is, and its sender is there; nobody on the way keeps them', async () => {
    const [ana, bia] = await friends()
    const { object, url } = await uploadAs(server, ana, { kind: 'chat', bytes: await png() })
    const seen = async () => {
      const { status, headers } = await fetch(server.origin + url)
      return [status, headers.get('cache-control')]
    }
    const [shown, gone] = [
      [200, 'private, max-age=300'],
      [404, 'no-store'],
    ]
    expect(await seen()).toEqual(gone)
    await ana.client.call(Message.send, { touid: bia.uid, kind: 'image', object, client_request_id: randomUUID() })
    expect(await seen()).toEqual(shown)
    for (const column of ['disabled_at', 'cancelled_at']) {
      await owner(`update account set ${column} = now() where id = $1`, [ana.uid])
      expect(await seen()).toEqual(gone)
      await owner(`update account set ${column} = null where id = $1`, [ana.uid])
      expect(await seen()).toEqual(shown)
    }
    await owner('update private_message set erased = true where image = $1', [object])
    expect(await seen()).toEqual(gone)
  })
})

describe('gifts', () => {
  const projectGifts = async () => {
    await waitForSnapshotHorizon(server.roles.worker)
    while ((await consumeFeed(server.roles.worker, projectGiftCards())) === 'more');
  }
  test('a run of gifts in a live becomes one card between two who write to each other, and nothing between others', async () => {
    const room = await server.liveRoom()
    const [friend, stranger] = [await viewerWithCoins(server, room, 10_000n), await viewerWithCoins(server, room, 10_000n)]
    await write(friend, room.anchor, 'oi')
    await projectGifts()
    const { giftlist } = await friend.client.call(Gifts.getGiftList, { liveuid: room.liveuid, stream: room.stream } as never)
    const gift = giftlist[0]!
    const give = (from: Person, giftcount: number) =>
      from.client.call(Gifts.sendGift, {
        liveuid: room.liveuid,
        stream: room.stream,
        giftid: gift.id,
        giftcount,
        needcoin: gift.needcoin,
        client_request_id: randomUUID(),
      })
    await give(friend, 2)
    await give(friend, 3)
    await give(stranger, 1)
    await projectGifts()
    await sendGiftCards({ db: server.roles.worker })
    expect((await read(friend, room.anchor)).seq).toBe(1)
    await owner(`update gift_card set at = at - interval '1 minute' where uid = $1`, [friend.uid])
    await Promise.all([sendGiftCards({ db: server.roles.worker }), sendGiftCards({ db: other.roles.worker })])
    const { list: all } = await read(friend, room.anchor)
    expect(all).toMatchObject([
      { seq: 1, kind: 'text' },
      { seq: 2, kind: 'gift', uid: friend.uid, ct: '', gift: { giftid: gift.id, nums: 5, gifticon: gift.gifticon } },
    ])
    expect(all[1]!.gift!.coins).toBe(String(5 * Number(gift.needcoin)))
    expect((await read(stranger, room.anchor)).list).toEqual([])
    // It answers for nobody: the anchor has not written yet.
    expect((await write(friend, room.anchor, 'did you see?')).left).toBe(1)
  })
})

describe('reports', () => {
  test('what was written is evidence, as the reporter saw it, also after the conversation was deleted', async () => {
    const operator = await operatorClient(server)
    const [victim, bad] = await friends()
    await write(victim, bad, 'hello')
    await write(bad, victim, 'send me money')
    await write(bad, victim, 'or else')
    await write(victim, bad, 'after it')
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
      .png()
      .toBuffer()
    const [shown, unreported] = [await uploadAs(server, bad, { kind: 'chat', bytes }), await uploadAs(server, bad, { kind: 'chat', bytes })]
    for (const { object } of [shown, unreported])
      await bad.client.call(Message.send, { touid: victim.uid, kind: 'image', object, client_request_id: randomUUID() })
    await victim.client.call(Reports.setReport, { touid: bad.uid, classid: 1 })
    await victim.client.call(Reports.setReport, { touid: bad.uid, classid: 1, seq: 5 })
    await bad.client.call(Message.delConversation, { touid: victim.uid, seq: 4 })
    const [found] = await owner<{ id: number }>('select id from report_case where uid = $1', [bad.uid])
    const { written, reports } = await operator.client.call(Report.getCase, { id: found!.id })
    expect(reports).toBe(1)
    expect(written).toMatchObject([
      { reporter: victim.uid, seq: 1, uid: victim.uid, ct: 'hello', hit: 0 },
      { seq: 2, uid: bad.uid, ct: 'send me money', hit: 1 },
      { seq: 3, uid: bad.uid, ct: 'or else', hit: 1 },
      { seq: 4, uid: victim.uid, ct: 'after it' },
      { seq: 5, uid: bad.uid, ct: '', image: shown.url },
    ])
    expect((await fetch(server.operatorOrigin + shown.url)).status).toBe(200)
    expect((await fetch(server.operatorOrigin + unreported.url)).status).toBe(404)
    // Reporters stay unknown to the person who is sanctioned.
    await operator.client.call(Report.decide, { id: found!.id, decision: 'warn', reasonid: 1 })
    const { list: made } = await bad.client.call(Sanctions.getSanctions, {})
    expect(made).toMatchObject([{ act: 'warn', lines: [] }])
    expect(await owner('select lines from sanction where uid = $1', [bad.uid])).toEqual([{ lines: [] }])
    for (const told of ['hello', 'send me money', String(victim.uid)]) expect(JSON.stringify(made)).not.toContain(told)
    // A number of a conversation that is not theirs shows nothing of anybody's.
    const stranger = await server.person()
    await stranger.client.call(Reports.setReport, { touid: victim.uid, classid: 1, seq: 3 })
    const [about] = await owner<{ id: number }>('select id from report_case where uid = $1', [victim.uid])
    expect((await operator.client.call(Report.getCase, { id: about!.id })).written).toEqual([])
  })
})

test('an erased account takes its words and pictures with it; the other keeps that something was said', async () => {
  const [ana, bia] = await friends()
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#06a' } })
    .png()
    .toBuffer()
  const { object, url } = await uploadAs(server, ana, { kind: 'chat', bytes })
  await write(ana, bia, 'my secret')
  await ana.client.call(Message.send, { touid: bia.uid, kind: 'image', object, client_request_id: randomUUID() })
  await write(bia, ana, 'mine')
  await ana.client.call(Reports.setReport, { touid: bia.uid, classid: 1, seq: 3 })
  await owner(`update account set cancelled_at = now() - interval '1 day', erase_after = now() - interval '1 hour' where id = $1`, [
    ana.uid,
  ])
  expect(await refusalReason(write(bia, ana, 'still there?'))).toBe('NoSuchPerson')
  while ((await eraseAccounts({ erasure, db: server.roles.worker, log })) > 0);
  await deleteUnusedUpload({ ...server.engines, db: server.roles.worker }, object)
  expect((await fetch(server.origin + url)).status).toBe(404)
  const { peer, list: left } = await read(bia, ana)
  expect(peer).toMatchObject({ gone: 1, user_nicename: '' })
  expect(left).toMatchObject([
    { seq: 1, ct: '', erased: 1 },
    { seq: 2, ct: '', image: '', erased: 1 },
    { seq: 3, ct: 'mine', erased: 0 },
  ])
  expect((await list(bia)).list).toMatchObject([{ id: ana.uid, gone: 1, last: { ct: 'mine' } }])
  const kept = await owner<{ text: string }>('select lines::text as text from report where uid = $1', [ana.uid])
  expect(kept[0]!.text).toContain('mine')
  expect(kept[0]!.text).not.toContain('my secret')
})
