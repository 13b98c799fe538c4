import { randomUUID } from 'node:crypto'
import { Account, type Client, createClient, Home, Live, Livemanage, Moderation, Notice, Sanctions, Reports } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { superAdmin } from '../../testing/superAdmin.ts'

let server: TestServer
/** A second process on the same engines. */
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
})
afterAll(() => Promise.all([server.close(), other.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const inRoom = ({ liveuid, stream }: Room) => ({ liveuid, stream })
const enter = ({ client }: Person, room: Room) => client.call(Live.enterRoom, inRoom(room))
const say = ({ client }: Person, room: Room, content = 'oi') =>
  client.call(Live.sendMsg, { ...inRoom(room), content, client_request_id: randomUUID() })
const query = <T extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<T>(text, values))
const now = () => Math.floor(Date.now() / 1000)

async function viewerOf(room: Room): Promise<Person> {
  const viewer = await server.person()
  await enter(viewer, room)
  return viewer
}
async function adminOf(room: Room): Promise<Person> {
  const admin = await viewerOf(room)
  await room.anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: admin.uid, isadmin: 1 })
  return admin
}
/** A client of the same person at the other process. */
const atOther = ({ uid, token }: Person): Client =>
  createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) })

describe('a mute', () => {
  test('ends chat in this room, on every process, and says why and until when', async () => {
    const room = await server.liveRoom()
    const viewer = await viewerOf(room)
    await say(viewer, room, 'learn to play you clown')
    const { id, endtime } = await room.anchor.client.call(Moderation.setShutUp, {
      ...inRoom(room),
      touid: viewer.uid,
      type: 2,
      reasonid: 7,
    })
    expect(endtime).toBeGreaterThan(now() + 590)
    expect(await refusalReason(say(viewer, room))).toBe('Muted')
    const line = { ...inRoom(room), content: 'oi', client_request_id: randomUUID() }
    expect(await refusalReason(atOther(viewer).call(Live.sendMsg, line))).toBe('Muted')
    expect(await enter(viewer, room)).toMatchObject({ shutup: 1, shutup_until: endtime })

    const { list } = await viewer.client.call(Sanctions.getSanctions, {})
    expect(list[0]).toMatchObject({
      id,
      act: 'mute',
      scope: 'room',
      state: 'active',
      rule: '1.4',
      reason: 'Insults',
      by: 'anchor',
      endtime,
    })
    expect(list[0]!.lines.map((l) => l.ct)).toEqual(['learn to play you clown'])
    const [notice] = await viewer.client.call(Notice.getNotices, {})
    expect(notice).toMatchObject({ kind: 'sanction', text: 'Insults', until: endtime })

    const elsewhere = await server.liveRoom()
    await enter(viewer, elsewhere)
    await say(viewer, elsewhere)
  })

  test('everybody in the room learns of it, and nobody else why', async () => {
    const room = await server.liveRoom()
    const [viewer, witness] = [await viewerOf(room), await server.person()]
    const { realtime } = await enter(witness, room)
    const reader = await listen(realtime.url, witness.usersign, realtime.room)
    await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: viewer.uid, reasonid: 9 })
    await reader.until(({ _method_, action, touid }: { _method_: string; action: number; touid: number }) => {
      return _method_ === 'ShutUpUser' && action === 1 && touid === viewer.uid
    })
    expect(JSON.stringify(reader.publications)).not.toContain('ads')
    await room.anchor.client.call(Livemanage.cancelShut, { liveuid: room.liveuid, touid: viewer.uid })
    await reader.until(({ _method_, action }: { _method_: string; action: number }) => _method_ === 'ShutUpUser' && action === 0)
    await say(viewer, room)
    reader.close()
  })

  test('for this show ends with it; for good holds in the next one', async () => {
    const room = await server.liveRoom()
    const [briefly, forGood] = [await viewerOf(room), await viewerOf(room)]
    await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: briefly.uid, type: 1 })
    await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: forGood.uid, type: 0 })
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    const { stream } = await room.anchor.client.call(Live.createRoom, { title: 'next', liveclassid: 1, thumb: '/covers/stage.svg' })
    await room.anchor.client.call(Live.changeLive, { stream })
    const next = { ...room, stream }
    await Promise.all([enter(briefly, next), enter(forGood, next)])
    await say(briefly, next)
    expect(await refusalReason(say(forGood, next))).toBe('Muted')
    const { list, nums } = await room.anchor.client.call(Livemanage.getShutList, { liveuid: room.liveuid })
    expect([nums, list.map((s) => s.id)]).toEqual([1, [forGood.uid]])
    const own = await briefly.client.call(Sanctions.getSanctions, {})
    expect(own.list[0]).toMatchObject({ scope: 'show', state: 'expired' })
  })

  test('is over when its time is, by the database’s clock', async () => {
    const room = await server.liveRoom()
    const viewer = await viewerOf(room)
    const { id } = await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: viewer.uid, type: 3 })
    await query(`update sanction set expires_at = now() - interval '1 second' where id = $1`, [id])
    await say(viewer, room)
    expect((await room.anchor.client.call(Livemanage.getShutList, { liveuid: room.liveuid })).nums).toBe(0)
  })

  test('or a kick reaches nobody who was never let into a show of this anchor', async () => {
    const room = await server.liveRoom()
    const [stranger, boss] = [await server.person(), await superAdmin(server)]
    const target = { ...inRoom(room), touid: stranger.uid }
    const tries = Array.from({ length: 30 }, (_, n) =>
      refusalReason(room.anchor.client.call(Moderation.setShutUp, { ...target, type: n % 4 })),
    )
    expect(['NeverJoined', 'TooMany']).toEqual(expect.arrayContaining([...new Set(await Promise.all(tries))]))
    for (const { client } of [room.anchor, boss])
      expect(['NeverJoined', 'TooMany']).toContain(await refusalReason(client.call(Moderation.kicking, target)))
    expect(await stranger.client.call(Notice.getNotices, {})).toEqual([])
    const { acts } = await room.anchor.client.call(Moderation.getPop, { liveuid: room.liveuid, touid: stranger.uid })
    expect(acts).toEqual(['delMsg', 'setAdmin', 'report'])
  })

  test('reaches somebody who was in an earlier show', async () => {
    const room = await server.liveRoom()
    const viewer = await viewerOf(room)
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    const { stream } = await room.anchor.client.call(Live.createRoom, { title: 'next', liveclassid: 1, thumb: '/covers/stage.svg' })
    await room.anchor.client.call(Moderation.setShutUp, { liveuid: room.liveuid, stream, touid: viewer.uid, type: 2 })
  })

  test('made again is the same mute and tells nobody; other lengths in turn come to an end', async () => {
    const room = await server.liveRoom()
    const viewer = await viewerOf(room)
    const target = { ...inRoom(room), touid: viewer.uid }
    const both = [room.anchor.client, atOther(room.anchor)]
    const made = await Promise.all(Array.from({ length: 6 }, (_, n) => both[n % 2]!.call(Moderation.setShutUp, { ...target, type: 2 })))
    expect(new Set(made.map((m) => m.id)).size).toBe(1)
    expect(await viewer.client.call(Notice.getNotices, {})).toHaveLength(1)
    const tries = Array.from({ length: 30 }, (_, n) => room.anchor.client.call(Moderation.setShutUp, { ...target, type: 2 + (n % 2) }))
    const refused = (await Promise.allSettled(tries)).filter((each) => each.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(18)
  })

  test('of the anchor is not shortened or undone by an admin; one of an admin is by both', async () => {
    const room = await server.liveRoom()
    const [admin, viewer] = [await adminOf(room), await viewerOf(room)]
    const target = { ...inRoom(room), touid: viewer.uid }
    const made = await room.anchor.client.call(Moderation.setShutUp, { ...target, type: 0 })
    expect(await admin.client.call(Moderation.setShutUp, { ...target, type: 2 })).toEqual(made)
    expect(await refusalReason(admin.client.call(Livemanage.cancelShut, target))).toBe('NoRight')
    await room.anchor.client.call(Livemanage.cancelShut, target)
    expect(await refusalReason(room.anchor.client.call(Livemanage.cancelShut, target))).toBe('NotSanctioned')
    await admin.client.call(Moderation.setShutUp, { ...target, type: 2 })
    await admin.client.call(Livemanage.cancelShut, target)
    await say(viewer, room)
    const acts = (await admin.client.call(Livemanage.getActivity, { liveuid: room.liveuid })).map((a) => a.act)
    expect(acts.filter((act) => act === 'unmute')).toHaveLength(2)
  })
})

describe('a kick', () => {
  test('takes what the person said out of the chat, for who is there and who comes, and keeps it as evidence', async () => {
    const room = await server.liveRoom()
    const spammer = await server.person()
    await enter(spammer, room)
    const { message } = await say(spammer, room)
    const { realtime } = await enter(room.anchor, room)
    const others = await listen(realtime.url, room.anchor.usersign, realtime.room)
    await room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: spammer.uid, reasonid: 7 })
    await others.until(
      ({ _method_, touid, upto }: { _method_: string; touid: number; upto: number }) =>
        _method_ === 'DelMsg' && touid === spammer.uid && upto === message.seq,
    )
    others.close()
    const { snapshot } = await enter(await server.person(), room)
    expect(snapshot.messages.filter(({ uid }) => uid === spammer.uid)).toEqual([])
    const sanctions = await spammer.client.call(Sanctions.getSanctions, {})
    expect(sanctions.list[0]!.lines.map(({ ct }) => ct)).toEqual([message.ct])
  })

  test('ends admission at once, and the door stays closed until it is undone', async () => {
    const room = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await enter(viewer, room)
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    const others = await listen(realtime.url, room.anchor.usersign, (await enter(room.anchor, room)).realtime.room)
    const out = new Promise<void>((done) => reader.subscription.on('unsubscribed', () => done()))
    const { endtime } = await room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: viewer.uid, reasonid: 7 })
    expect(endtime - now()).toBeGreaterThan(86_300)
    await out
    // The end of a subscription may overtake an event on its way through Redis: whoever is out learns why at the door.
    await others.until(({ _method_, touid }: { _method_: string; touid: number }) => _method_ === 'KickUser' && touid === viewer.uid)
    for (const one of [reader, others]) one.close()
    expect(['NotAdmitted', 'Kicked']).toContain(await refusalReason(say(viewer, room)))
    expect(await refusalReason(enter(viewer, room))).toBe('Kicked')
    expect(await refusalReason(viewer.client.call(Live.checkLive, inRoom(room)))).toBe('Kicked')
    expect(['NotAdmitted', 'Kicked']).toContain(await refusalReason(viewer.client.call(Live.getRoomToken, { stream: room.stream })))

    const { list } = await room.anchor.client.call(Livemanage.getKickList, { liveuid: room.liveuid })
    expect(list).toMatchObject([{ id: viewer.uid, reason: 'Insults', by: room.liveuid }])
    await room.anchor.client.call(Livemanage.cancelKick, { liveuid: room.liveuid, touid: viewer.uid })
    await enter(viewer, room)
    const kinds = (await viewer.client.call(Notice.getNotices, {})).map((n) => n.kind)
    expect(kinds).toEqual(['sanction_lifted', 'sanction'])
  })

  test('of an admin becomes that of the anchor who kicks, too: the admin no longer undoes it', async () => {
    const room = await server.liveRoom()
    const [admin, viewer, boss] = [await adminOf(room), await viewerOf(room), await superAdmin(server)]
    const target = { ...inRoom(room), touid: viewer.uid }
    const first = await admin.client.call(Moderation.kicking, target)
    await query(
      `update sanction set created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour' where id = $1`,
      [first.id],
    )
    const second = await room.anchor.client.call(Moderation.kicking, target)
    expect(second.endtime).toBeGreaterThan(first.endtime - 10)
    expect(await admin.client.call(Moderation.kicking, target)).toEqual(second)
    expect(await refusalReason(admin.client.call(Livemanage.cancelKick, target))).toBe('NoRight')
    await boss.client.call(Moderation.kicking, target)
    expect(await refusalReason(room.anchor.client.call(Livemanage.cancelKick, target))).toBe('NoRight')
    expect((await room.anchor.client.call(Livemanage.getKickList, { liveuid: room.liveuid })).nums).toBe(1)
    await boss.client.call(Livemanage.cancelKick, target)
    await enter(viewer, room)
  })

  test('many at once are one, and an admin who is kicked is none any more', async () => {
    const room = await server.liveRoom()
    const admin = await adminOf(room)
    const anchors = [room.anchor.client, atOther(room.anchor)]
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) => anchors[n % 2]!.call(Moderation.kicking, { ...inRoom(room), touid: admin.uid })),
    )
    expect(new Set(made.map((m) => m.id)).size).toBe(1)
    expect((await room.anchor.client.call(Moderation.getAdminList, { liveuid: room.liveuid })).nums).toBe(0)
  })

  test('and entering at the same moment: whoever comes first, the person is out', async () => {
    const room = await server.liveRoom()
    for (let n = 0; n < 8; n++) {
      const viewer = await viewerOf(room)
      const there = atOther(viewer)
      await Promise.allSettled([
        ...Array.from({ length: 4 }, () => there.call(Live.enterRoom, inRoom(room))),
        room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: viewer.uid }),
      ])
      expect(['NotAdmitted', 'Kicked']).toContain(await refusalReason(viewer.client.call(Live.getSnapshot, { stream: room.stream })))
    }
  })
})

describe('admins of a room', () => {
  test('five at most, also when six are set at once at two processes', async () => {
    const room = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 6 }, () => server.person()))
    const anchors = [room.anchor.client, atOther(room.anchor)]
    const set = await Promise.allSettled(
      people.map(({ uid }, n) => anchors[n % 2]!.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: uid, isadmin: 1 })),
    )
    expect(set.filter((s) => s.status === 'fulfilled')).toHaveLength(5)
    expect(await room.anchor.client.call(Moderation.getAdminList, { liveuid: room.liveuid })).toMatchObject({ nums: 5, total: 5 })
    const sixth = people[set.findIndex((s) => s.status === 'rejected')]!
    const touid = people[set.findIndex((s) => s.status === 'fulfilled')]!.uid
    expect(await room.anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid })).toEqual({ isadmin: 0 })
    expect(await room.anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: sixth.uid })).toEqual({ isadmin: 1 })
  })

  test('speak as admins, act as admins, and are nobody in another room', async () => {
    const [room, elsewhere] = [await server.liveRoom(), await server.liveRoom()]
    const [admin, viewer] = [await adminOf(room), await viewerOf(room)]
    expect((await say(admin, room)).message.usertype).toBe(40)
    expect(await enter(admin, room)).toMatchObject({ usertype: 40 })
    await enter(admin, elsewhere)
    await enter(viewer, elsewhere)
    expect((await say(admin, elsewhere)).message.usertype).toBe(30)
    const there = { ...inRoom(elsewhere), touid: viewer.uid }
    expect(await refusalReason(admin.client.call(Moderation.setShutUp, there))).toBe('NoRight')
    expect(await refusalReason(admin.client.call(Moderation.kicking, there))).toBe('NoRight')
    // Nor by naming their own room beside another one's show.
    expect(await refusalReason(admin.client.call(Moderation.kicking, { ...there, liveuid: room.liveuid }))).toBe('RoomEnded')
    await admin.client.call(Moderation.setShutUp, { ...inRoom(room), touid: viewer.uid })
    await room.anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: admin.uid, isadmin: 0 })
    expect(await refusalReason(admin.client.call(Moderation.kicking, { ...inRoom(room), touid: viewer.uid }))).toBe('NoRight')
  })

  test.each(['anchor', 'admin'] as const)('are none any more once the %s has blocked the other', async (by) => {
    const room = await server.liveRoom()
    const [admin, viewer, witness] = [await adminOf(room), await viewerOf(room), await server.person()]
    const { realtime } = await enter(witness, room)
    const reader = await listen(realtime.url, witness.usersign, realtime.room)
    const [blocker, blocked] = by === 'anchor' ? [room.anchor, admin] : [admin, room.anchor]
    await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
    await reader.until(({ _method_, action, touid }: { _method_: string; action: number; touid: number }) => {
      return _method_ === 'setAdmin' && action === 0 && touid === admin.uid
    })
    reader.close()
    const target = { ...inRoom(room), touid: viewer.uid }
    expect(await refusalReason(admin.client.call(Moderation.kicking, target))).toBe('NoRight')
    expect(await refusalReason(admin.client.call(Moderation.setPin, { ...inRoom(room), content: 'still here' }))).toBe('NoRight')
    expect((await room.anchor.client.call(Moderation.getAdminList, { liveuid: room.liveuid })).nums).toBe(0)
    await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 0 })
    expect(await enter(admin, room)).toMatchObject({ usertype: 30 })
  })

  test('who are not let into the show that is on keep no order in it and read nothing of it', async () => {
    const room = await server.liveRoom()
    const [admin, viewer] = [await adminOf(room), await viewerOf(room)]
    await say(viewer, room, 'for those inside')
    await room.anchor.client.call(Live.changeLiveType, { stream: room.stream, type: 1, type_val: 'abracadabra' })
    const target = { ...inRoom(room), touid: viewer.uid }
    const pop = () => admin.client.call(Moderation.getPop, target)
    expect(await pop()).toMatchObject({ lines: [], messages: 0, acts: ['report'] })
    const refused = [
      admin.client.call(Moderation.setShutUp, target),
      admin.client.call(Moderation.kicking, target),
      admin.client.call(Moderation.delMsg, target),
      admin.client.call(Moderation.setPin, { ...inRoom(room), content: 'x' }),
      admin.client.call(Moderation.setSlowMode, { ...inRoom(room), seconds: 60 }),
      admin.client.call(Livemanage.getShutList, target),
      admin.client.call(Livemanage.getActivity, target),
      admin.client.call(Livemanage.cancelKick, target),
    ]
    expect(new Set(await Promise.all(refused.map(refusalReason)))).toEqual(new Set(['NoRight']))
    await admin.client.call(Live.enterRoom, { ...inRoom(room), password: 'abracadabra' })
    expect((await pop()).lines.map((line) => line.ct)).toEqual(['for those inside'])
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await admin.client.call(Livemanage.getShutList, target)).toMatchObject({ nums: 0 })
  })

  test('the card says what one may do, and shows what was said only to those who moderate', async () => {
    const room = await server.liveRoom()
    const [admin, viewer, witness] = [await adminOf(room), await viewerOf(room), await viewerOf(room)]
    await say(viewer, room, 'a line')
    await witness.client.call(Reports.setReport, { touid: viewer.uid, classid: 2, stream: room.stream })
    const card = (p: Person) => p.client.call(Moderation.getPop, { liveuid: room.liveuid, touid: viewer.uid })
    expect(await card(admin)).toMatchObject({ action: 40, acts: ['mute', 'kick', 'delMsg', 'report'], reports: 1, messages: 1 })
    expect((await card(admin)).lines).toMatchObject([{ ct: 'a line', deleted: 0 }])
    expect(await card(room.anchor)).toMatchObject({ action: 501, acts: ['mute', 'kick', 'delMsg', 'setAdmin', 'report'] })
    expect(await card(witness)).toMatchObject({ action: 30, acts: ['report'], reports: 0, messages: 0, lines: [], since: 0 })
    await admin.client.call(Moderation.setShutUp, { ...inRoom(room), touid: viewer.uid })
    expect(await card(admin)).toMatchObject({ muted: 1, muted_until: 0, acts: ['unmute', 'kick', 'delMsg', 'report'] })
  })
})

describe('a super-admin', () => {
  test('closes a show with the rule’s text', async () => {
    const room = await server.liveRoom()
    const [boss, viewer] = [await superAdmin(server), await server.person()]
    const { realtime } = await enter(viewer, room)
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    await boss.client.call(Moderation.superStopRoom, { ...inRoom(room), type: 0, reasonid: 1 })
    await reader.until(({ _method_ }: { _method_: string }) => _method_ === 'StartEndLive')
    const stopped = reader.publications as { _method_: string; ct_en?: string }[]
    for (const method of ['stopplay', 'stopLive'])
      expect(stopped.find((e) => e._method_ === method)?.ct_en).toBe('This live was ended by Nimbo: 3.2 Gambling')
    reader.close()
    expect((await room.anchor.client.call(Live.checkLiveing, {})).status).toBe(0)
    expect((await room.anchor.client.call(Sanctions.getSanctions, {})).list[0]).toMatchObject({ act: 'close', by: 'platform', rule: '3.2' })
    // A show that was closed may be followed by another one.
    await room.anchor.client.call(Live.createRoom, { title: 'again', liveclassid: 1, thumb: '/covers/stage.svg' })
  })

  test('bans from broadcasting by a rule, until it has ended', async () => {
    const room = await server.liveRoom()
    const boss = await superAdmin(server)
    const stop = { ...inRoom(room), type: 1, reasonid: 1 }
    expect(await refusalReason(boss.client.call(Moderation.superStopRoom, stop))).toBe('NoSuchRule')
    const { id, endtime } = await boss.client.call(Moderation.superStopRoom, { ...stop, banruleid: 3 })
    expect(endtime - now()).toBeGreaterThan(7 * 86_400 - 60)
    const open = () => room.anchor.client.call(Live.createRoom, { title: 'again', liveclassid: 1, thumb: '/covers/stage.svg' })
    expect(await refusalReason(open())).toBe('Banned')
    expect((await room.anchor.client.call(Sanctions.getSanctions, {})).list[0]).toMatchObject({
      act: 'ban',
      ban_rule: '7 days',
      scope: 'all',
    })
    await query(`update sanction set expires_at = now() where id = $1`, [id])
    await open()
  })

  test('a ban and a room opened at the same moment: no show stays open', async () => {
    const boss = await superAdmin(server)
    for (let n = 0; n < 5; n++) {
      const room = await server.liveRoom()
      const again = atOther(room.anchor)
      const ban = boss.client.call(Moderation.superStopRoom, { ...inRoom(room), type: 1, banruleid: 8 })
      await Promise.allSettled([
        ban,
        ...Array.from({ length: 3 }, () => again.call(Live.createRoom, { title: 'again', liveclassid: 1, thumb: '/covers/stage.svg' })),
      ])
      const open = await query(`select 1 from show where uid = $1 and state <> 'ended'`, [room.liveuid])
      expect(open).toEqual([])
    }
  })

  test('is kept out of a room by no block, and it stays in their lists', async () => {
    const room = await server.liveRoom()
    const [boss, viewer] = [await superAdmin(server), await viewerOf(room)]
    await enter(boss, room)
    for (const { uid } of [boss, viewer]) await room.anchor.client.call(Account.setBlack, { touid: uid, isblack: 1 })
    await boss.client.call(Live.getRoomToken, { stream: room.stream })
    expect(await enter(boss, room)).toMatchObject({ usertype: 60 })
    const found = ({ client }: Person) => client.call(Home.search, { key: String(room.liveuid) }).then(({ list }) => list.length)
    await expect.poll(() => found(viewer)).toBe(0)
    expect(await found(boss)).toBe(1)
    // Blocks of their own hide people from their lists, and do not keep them from entering.
    await boss.client.call(Account.setBlack, { touid: room.liveuid, isblack: 1 })
    await expect.poll(() => found(boss)).toBe(0)
    await enter(boss, room)
  })

  test('keeps order in every room, but not over another super-admin', async () => {
    const room = await server.liveRoom()
    const [boss, second, admin] = [await superAdmin(server), await superAdmin(server), await adminOf(room)]
    await boss.client.call(Moderation.setShutUp, { ...inRoom(room), touid: admin.uid })
    expect(await refusalReason(boss.client.call(Moderation.setShutUp, { ...inRoom(room), touid: second.uid }))).toBe('NoRight')
    expect(await refusalReason(room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: boss.uid }))).toBe('NoRight')
    expect(await enter(boss, room)).toMatchObject({ usertype: 60, issuper: 1 })
  })
})

describe('chat rules', () => {
  test('slow mode lets a viewer speak once in its time, at whichever process, and repeats are no second line', async () => {
    const room = await server.liveRoom()
    const [admin, viewer] = [await adminOf(room), await viewerOf(room)]
    await admin.client.call(Moderation.setSlowMode, { ...inRoom(room), seconds: 60 })
    const line = { ...inRoom(room), content: 'once', client_request_id: randomUUID() }
    const first = await viewer.client.call(Live.sendMsg, line)
    expect((await atOther(viewer).call(Live.sendMsg, line)).message.seq).toBe(first.message.seq)
    expect(await refusalReason(say(viewer, room))).toBe('TooSoon')
    const both = [viewer.client, atOther(viewer)]
    await query(`update visit set spoke_at = now() - interval '61 seconds' where uid = $1`, [viewer.uid])
    const lines = await Promise.allSettled(
      both.map((client) => client.call(Live.sendMsg, { ...inRoom(room), content: 'x', client_request_id: randomUUID() })),
    )
    expect(lines.filter((l) => l.status === 'fulfilled')).toHaveLength(1)
    await say(admin, room)
    await say(admin, room)
    await expect.poll(async () => (await enter(await server.person(), room)).snapshot.slow_mode).toBe(60)
    await admin.client.call(Moderation.setSlowMode, { ...inRoom(room), seconds: 0 })
    await say(viewer, room)
  })

  test('a pinned message is in the snapshot until it is unpinned', async () => {
    const room = await server.liveRoom()
    const admin = await adminOf(room)
    await admin.client.call(Moderation.setPin, { ...inRoom(room), content: 'Requests: song and artist' })
    await expect
      .poll(async () => (await enter(await server.person(), room)).snapshot.pin)
      .toEqual({ uid: admin.uid, uname: admin.name, content: 'Requests: song and artist' })
    await room.anchor.client.call(Moderation.setPin, { ...inRoom(room), content: '' })
    await expect.poll(async () => (await enter(await server.person(), room)).snapshot.pin.content).toBe('')
  })

  test('somebody who is muted pins nothing, and nobody pins without end', async () => {
    const room = await server.liveRoom()
    const admin = await adminOf(room)
    const pin = ({ client }: Person, content: string) => client.call(Moderation.setPin, { ...inRoom(room), content })
    await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: admin.uid, type: 2 })
    expect(await refusalReason(pin(admin, 'said all the same'))).toBe('Muted')
    await pin(room.anchor, 'Rules of the room')
    await pin(admin, '')
    await room.anchor.client.call(Livemanage.cancelShut, { liveuid: room.liveuid, touid: admin.uid })
    await pin(admin, 'Requests: song and artist')
    const many = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => pin(room.anchor, `number ${n}`)))
    const refused = many.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { reason?: string }).reason] : []))
    expect([refused.length >= 10, new Set(refused)]).toEqual([true, new Set(['TooMany'])])
  })

  test('a deleted line is shown to nobody who comes later, and its number stays taken', async () => {
    const room = await server.liveRoom()
    const [admin, viewer] = [await adminOf(room), await viewerOf(room)]
    const { realtime } = await enter(admin, room)
    const reader = await listen(realtime.url, admin.usersign, realtime.room)
    const { message } = await say(viewer, room, 'bad')
    await say(admin, room, 'good')
    const last = await say(viewer, room, 'worse')
    expect(await refusalReason(viewer.client.call(Moderation.delMsg, { ...inRoom(room), seq: 2 }))).toBe('NoRight')
    expect(await admin.client.call(Moderation.delMsg, { ...inRoom(room), seq: message.seq })).toEqual({ deleted: 1 })
    await reader.until(({ _method_, seqs }: { _method_: string; seqs: number[] }) => _method_ === 'DelMsg' && seqs.includes(message.seq))
    expect(await admin.client.call(Moderation.delMsg, { ...inRoom(room), touid: viewer.uid })).toEqual({ deleted: 1 })
    await reader.until(({ touid, upto }: { touid: number; upto: number }) => touid === viewer.uid && upto === last.message.seq)
    reader.close()
    const { seq, messages } = await admin.client.call(Live.getMessages, { stream: room.stream, after: 0 })
    expect([seq, messages.map((m) => m.seq)]).toEqual([3, [2]])
  })
})
