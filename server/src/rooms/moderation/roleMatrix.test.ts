import { randomUUID } from 'node:crypto'
import {
  Account,
  type AnyCall,
  Captions,
  type Client,
  CommonRefusals,
  createClient,
  domains,
  Gifts,
  Guard,
  Linkmic,
  Live,
  Livegame,
  Livemanage,
  Login,
  Message,
  Moderation,
  Notice,
  Pk,
  PRIVATE_CONSENT,
  PrivateShow,
  Profile,
  Red,
  Refusal,
  type RoomAct,
  Translation,
  User,
  Video,
  Reports,
  Barrages,
  Receipts,
  Labels,
} from '@nimbo/contract'
import { operatorDomains } from '@nimbo/contract/operator'
import { sampleInput } from '@nimbo/contract/samples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomRole } from '../../core/room/index.ts'
import { refusalFor, type RoomPerson } from '../../people/sanction/index.ts'
import { type Person, startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'
import { makeSuperAdmin } from '../../testing/superAdmin.ts'

/** Role of each actor in room A, where everything happens. */
const actors = {
  anonymous: undefined,
  viewer: 'viewer',
  otherViewer: 'viewer',
  admin: 'admin',
  adminOfB: 'viewer',
  anchor: 'anchor',
  otherAnchor: 'viewer',
  superAdmin: 'super',
  kicked: 'viewer',
  banned: undefined,
} as const
type Actor = keyof typeof actors
const targets = { someViewer: 'viewer', secondAdmin: 'admin', anchor: 'anchor', secondSuper: 'super' } as const
type Target = keyof typeof targets | 'self'
const everyTarget: readonly Target[] = [...(Object.keys(targets) as (keyof typeof targets)[]), 'self']

type Outcome = string
interface Cell {
  actor: Actor
  role: RoomRole
  target: Target
  targetRole: RoomRole
}
interface Row {
  /** 'ok', the name of a refusal, or several that are as good. */
  expected(cell: Cell): Outcome | readonly Outcome[]
  input(cell: Cell): Record<string, unknown>
  /** It does not depend on the target. */
  untargeted?: true
}

let server: TestServer
const people = {} as Record<Exclude<Actor, 'anonymous'> | keyof typeof targets, Person>
const clients = {} as Record<Actor, Client>
let room: { liveuid: number; stream: string }
const uidOf = ({ actor, target }: Cell) => (target === 'self' ? (people[actor as 'viewer']?.uid ?? 1) : people[target].uid)
const owner = (text: string, values: unknown[]) => server.engines.db.query((sql) => sql.query(text, values))

beforeAll(async () => {
  server = await startTestServer()
  const a = await server.liveRoom()
  const b = await server.liveRoom()
  room = { liveuid: a.liveuid, stream: a.stream }
  people.anchor = a.anchor
  people.otherAnchor = b.anchor
  for (const name of [
    'viewer',
    'otherViewer',
    'admin',
    'adminOfB',
    'superAdmin',
    'kicked',
    'banned',
    'someViewer',
    'secondAdmin',
    'secondSuper',
  ] as const)
    people[name] = await server.person()
  for (const name of ['superAdmin', 'secondSuper'] as const) await makeSuperAdmin(server, people[name].uid)
  const everybody = [
    'viewer',
    'admin',
    'adminOfB',
    'superAdmin',
    'kicked',
    'someViewer',
    'secondAdmin',
    'secondSuper',
    'otherAnchor',
  ] as const
  for (const name of everybody) await people[name].client.call(Live.enterRoom, room)
  for (const name of ['admin', 'secondAdmin'] as const)
    await people.anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: people[name].uid, isadmin: 1 })
  await b.anchor.client.call(Moderation.setAdmin, { liveuid: b.liveuid, touid: people.adminOfB.uid, isadmin: 1 })
  await people.anchor.client.call(Moderation.kicking, { ...room, touid: people.kicked.uid })
  for (const name of ['someViewer', 'secondAdmin', 'anchor', 'secondSuper', ...everybody.filter((n) => n !== 'kicked')] as const)
    await people[name].client.call(Live.sendMsg, { ...room, content: 'a line', client_request_id: randomUUID() })
  for (const name of Object.keys(people) as (keyof typeof people)[]) if (name in actors) clients[name as Actor] = people[name].client
  clients.anonymous = server.anonymous
  // Disabled after having signed in; the session afterwards is the restricted one.
  await owner('update account set disabled_at = now() where id = $1', [people.banned.uid])
  const signIn = { country_code: '55', user_login: people.banned.phone, user_pass: testPassword, restricted: 1 }
  const { id: uid, token } = await server.anonymous.call(Login.userLogin, signIn)
  clients.banned = createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid, token }) })
})
afterAll(() => server.close())

async function outcomeOf(client: Client, call: AnyCall, input: object): Promise<Outcome> {
  try {
    await client.call(call, input)
    return 'ok'
  } catch (e) {
    if (e instanceof Refusal) return e.reason
    throw e
  }
}

/** As before the acts of the last cell. */
async function restore(): Promise<void> {
  const { liveuid, stream } = room
  await owner(`delete from sanction where liveuid = $1 and uid <> $2`, [liveuid, people.kicked.uid])
  await owner(`update visit v set revoked_at = null from show s where s.id = v.show_id and s.stream = $1 and v.uid <> $2`, [
    stream,
    people.kicked.uid,
  ])
  await owner(`delete from visit where uid = $1`, [people.otherViewer.uid])
  await owner(`delete from room_admin where liveuid = $1`, [liveuid])
  await owner(`insert into room_admin (liveuid, uid) select $1, unnest($2::int[])`, [liveuid, [people.admin.uid, people.secondAdmin.uid]])
  await owner(`update message m set deleted_at = null, deleted_by = null from show s where s.id = m.show_id and s.stream = $1`, [stream])
  await owner(`delete from block where uid = any($1) or touid = any($1)`, [Object.values(people).map((p) => p.uid)])
  await owner(`delete from guest_seat g using show s where s.id = g.show_id and s.stream = $1`, [stream])
  await owner(`update visit set spoke_at = null where uid = any($1)`, [Object.values(people).map((p) => p.uid)])
}

const personOf = (role: RoomRole, uid: number): RoomPerson => ({ uid, role, guardType: 0 })
/** From the role table: what this act answers. */
const byRole = (act: RoomAct) => (cell: Cell) => {
  const self = cell.target === 'self'
  return refusalFor(act, personOf(cell.role, 1), personOf(self ? cell.role : cell.targetRole, self ? 1 : 2)) ?? 'ok'
}
const targeted = (act: RoomAct, more: object = {}): Row => ({
  expected: byRole(act),
  input: (cell) => ({ ...room, touid: uidOf(cell), ...more }),
})
const managersOnly = (more: object = {}): Row => ({
  expected: ({ role }) => (role === 'viewer' ? 'NoRight' : 'ok'),
  input: () => ({ ...room, ...more }),
  untargeted: true,
})
/** The anchor is in, everybody who entered is, strangers and the kicked are not. */
const admittedOnly = (more: () => object = () => ({})): Row => ({
  expected: ({ actor }) => (actor === 'otherViewer' || actor === 'kicked' ? ['NotAdmitted', 'Kicked'] : 'ok'),
  input: () => ({ ...room, ...more() }),
  untargeted: true,
})
const ownerOnly = (refusal: string, more: object): Row => ({
  expected: ({ actor }) => (actor === 'anchor' ? 'ok' : refusal),
  input: () => ({ ...room, ...more }),
  untargeted: true,
})
/** Undoing what was not done is refused to whoever might undo it. */
const undoing = (act: RoomAct): Row => ({
  expected: (cell) => (byRole(act)(cell) === 'ok' ? 'NotSanctioned' : 'NoRight'),
  input: (cell) => ({ liveuid: room.liveuid, touid: uidOf(cell) }),
})
const notMyself = (): Row => ({
  expected: ({ actor, target }) => (target === 'self' || actor === target ? 'Yourself' : 'ok'),
  input: (cell) => ({ touid: uidOf(cell) }),
})
/** Calls about one's own place on the mic: only a viewer of the room has one. */
const onMic = (mine: Outcome, more: () => object = () => ({})): Row => ({
  expected: ({ actor }) => (actor === 'otherViewer' || actor === 'kicked' ? 'NotAdmitted' : actor === 'anchor' ? 'OwnRoom' : mine),
  input: () => ({ ...room, ...more() }),
  untargeted: true,
})
/** Calls about things that do not exist: strangers are refused before they learn so. */
const nothingThere = (refusal: Outcome, more: () => object): Row => ({
  ...admittedOnly(more),
  expected: ({ actor }) => (actor === 'otherViewer' || actor === 'kicked' ? 'NotAdmitted' : refusal),
})
const aboutSomebody = (): Row => ({ expected: () => 'ok', input: () => ({ touid: people.someViewer.uid }), untargeted: true })
const free = (): Row => ({ expected: () => 'ok', input: () => ({ ...room }), untargeted: true })

/** Rows of every call that names a room or a person. One that is missing fails the test after this table. */
const rows: Record<string, Row> = {
  [Moderation.getPop.name]: { expected: () => 'ok', input: (cell) => ({ liveuid: room.liveuid, touid: uidOf(cell) }) },
  [Moderation.kicking.name]: targeted('kick'),
  [Moderation.setShutUp.name]: targeted('mute'),
  // It ends the show, so that only those who may not are tried here; the others have a test of their own.
  [Moderation.superStopRoom.name]: {
    expected: ({ role }) => (role === 'super' ? 'NoSuchRule' : 'NoRight'),
    input: () => ({ ...room, type: 1, banruleid: 999 }),
    untargeted: true,
  },
  [Moderation.setAdmin.name]: {
    expected: ({ role, target }) => (role !== 'anchor' ? 'NotAnchor' : target === 'self' || target === 'anchor' ? 'Yourself' : 'ok'),
    input: (cell) => ({ liveuid: room.liveuid, touid: uidOf(cell), isadmin: 1 }),
  },
  [Moderation.getAdminList.name]: managersOnly(),
  [Reports.setReport.name]: {
    ...notMyself(),
    input: (cell) => ({ touid: uidOf(cell), classid: 1, stream: room.stream }),
  },
  [Barrages.sendBarrage.name]: {
    ...admittedOnly(() => ({ content: 'x', client_request_id: randomUUID() })),
    expected: ({ actor }) => (actor === 'otherViewer' || actor === 'kicked' ? 'NotAdmitted' : 'InsufficientBalance'),
  },
  [Moderation.setSlowMode.name]: managersOnly({ seconds: 0 }),
  [Moderation.setPin.name]: managersOnly({ content: '' }),
  [Moderation.delMsg.name]: targeted('delMsg'),
  [Livemanage.getShutList.name]: managersOnly(),
  [Livemanage.getKickList.name]: managersOnly(),
  [Livemanage.getActivity.name]: managersOnly(),
  [Livemanage.cancelShut.name]: undoing('unmute'),
  [Livemanage.cancelKick.name]: undoing('unkick'),
  [Live.changeLive.name]: ownerOnly('NotYours', {}),
  [Live.stopRoom.name]: {
    expected: ({ actor }) => (actor === 'anchor' ? 'Stale' : 'NotYours'),
    input: ({ actor }) => ({ ...room, ...(actor === 'anchor' && { time: 1 }) }),
    untargeted: true,
  },
  [Live.getLiveInfo.name]: free(),
  [Live.stopInfo.name]: free(),
  [Live.checkLive.name]: { ...free(), expected: ({ actor }) => (actor === 'anchor' ? 'OwnRoom' : actor === 'kicked' ? 'Kicked' : 'ok') },
  [Live.enterRoom.name]: { ...free(), expected: ({ actor }) => (actor === 'kicked' ? 'Kicked' : 'ok') },
  [Live.roomCharge.name]: {
    expected: ({ actor }) => (actor === 'kicked' ? ['Kicked', 'NotPaidRoom'] : actor === 'anchor' ? 'OwnRoom' : 'NotPaidRoom'),
    input: () => ({ ...room, client_request_id: randomUUID() }),
    untargeted: true,
  },
  [Live.timeCharge.name]: { ...free(), expected: () => 'NotTimedRoom' },
  [Live.changeLiveType.name]: ownerOnly('NotYours', { type: 0 }),
  [Live.getPreview.name]: { ...free(), expected: ({ actor }) => (actor === 'kicked' ? 'Kicked' : 'ok') },
  [Live.getRoomToken.name]: admittedOnly(),
  [Live.getSnapshot.name]: admittedOnly(),
  [Live.getMessages.name]: admittedOnly(() => ({ after: 0 })),
  [Live.getUserLists.name]: admittedOnly(),
  [Live.getUserRank.name]: admittedOnly(),
  [Live.sendMsg.name]: admittedOnly(() => ({ content: 'x', client_request_id: randomUUID() })),
  [Live.light.name]: admittedOnly(() => ({ count: 1 })),
  [Captions.sendCaption.name]: ownerOnly('NotYours', { phrase: 1, rev: 0, content: 'x', lang: 'en' }),
  [Translation.translate.name]: admittedOnly(() => ({ content: 'boa noite', from: 'pt' })),
  // A gift of a coin: nobody has one. Strangers and the kicked are told that they are not in before they are told what they lack.
  [Gifts.sendGift.name]: {
    ...admittedOnly(() => ({ giftid: 1, client_request_id: randomUUID() })),
    expected: ({ actor }) =>
      actor === 'otherViewer' || actor === 'kicked' ? 'NotAdmitted' : actor === 'anchor' ? 'Yourself' : 'InsufficientBalance',
  },
  [Receipts.getReceipt.name]: { ...free(), expected: ({ actor }) => (actor === 'otherViewer' ? 'NeverJoined' : 'ok') },
  [Receipts.getShowReport.name]: { ...free(), expected: ({ actor }) => (actor === 'anchor' ? 'ok' : 'NoSuchShow') },
  [Guard.getList.name]: free(),
  [Guard.getGuardList.name]: free(),
  [Guard.buyGuard.name]: {
    ...admittedOnly(() => ({ guardid: 1, client_request_id: randomUUID() })),
    expected: ({ actor }) =>
      actor === 'otherViewer' || actor === 'kicked' ? 'NotAdmitted' : actor === 'anchor' ? 'Yourself' : 'InsufficientBalance',
  },
  [Red.sendRed.name]: nothingThere('InsufficientBalance', () => ({
    type: 1,
    type_grant: 0,
    coin: 10,
    nums: 2,
    client_request_id: randomUUID(),
  })),
  [Red.getRedList.name]: admittedOnly(),
  [Red.robRed.name]: nothingThere('NoSuchRed', () => ({ redid: 999_999 })),
  [Red.getRedRobList.name]: nothingThere('NoSuchRed', () => ({ redid: 999_999 })),
  [Livegame.getLiveAnchorTaskInfo.name]: admittedOnly(),
  [Livegame.getWishingWellList.name]: admittedOnly(),
  [Livegame.giveATip.name]: {
    expected: () => 'NoSuchGoal',
    input: () => ({ liveuid: room.liveuid, id: 999_999, coin: 10, client_request_id: randomUUID() }),
    untargeted: true,
  },
  [Linkmic.isMic.name]: free(),
  [Linkmic.setMic.name]: managersOnly({ ismic: 1 }),
  [Linkmic.askMic.name]: onMic('ok', () => ({ isvideo: 0, connection: 'a1b2c3d4' })),
  [Linkmic.joinMic.name]: {
    ...onMic('ok', () => ({ connection: 'a1b2c3d4' })),
    expected: ({ actor }) => (['otherViewer', 'kicked', 'anchor'].includes(actor) ? 'NotAdmitted' : 'ok'),
  },
  [Linkmic.leaveMic.name]: free(),
  [Linkmic.getMicList.name]: admittedOnly(),
  [Linkmic.cancelMic.name]: { ...managersOnly(), input: (cell) => ({ ...room, touid: uidOf(cell) }) },
  [Linkmic.inviteMic.name]: { ...managersOnly(), input: (cell) => ({ ...room, touid: uidOf(cell) }) },
  [Linkmic.answerMic.name]: { ...managersOnly(), input: (cell) => ({ ...room, touid: uidOf(cell), accept: 0 }) },
  [Linkmic.cutMic.name]: { ...managersOnly(), input: (cell) => ({ ...room, touid: uidOf(cell) }) },
  [Linkmic.muteMic.name]: { ...managersOnly(), input: (cell) => ({ ...room, touid: uidOf(cell) }) },
  [PrivateShow.getPrivatePerformance.name]: free(),
  [PrivateShow.reqPrivatePerformance.name]: {
    ...nothingThere('NotOffered', () => ({ need_coin_min: 50, minutes: 10, consent: PRIVATE_CONSENT, client_request_id: randomUUID() })),
    expected: ({ actor }) =>
      actor === 'otherViewer' || actor === 'kicked' ? 'NotAdmitted' : actor === 'anchor' ? 'Yourself' : 'NotOffered',
  },
  [PrivateShow.dealPrivatePerformance.name]: {
    expected: () => 'NoSuchPerformance',
    input: () => ({ ...room, id: 999_999, op: 2, need_coin_min: 50 }),
    untargeted: true,
  },
  [Pk.getRivals.name]: ownerOnly('NotYours', {}),
  [Pk.invite.name]: {
    ...ownerOnly('NotYours', {}),
    expected: ({ actor }) => (actor === 'anchor' ? 'RivalGone' : 'NotYours'),
    input: (cell) => ({ stream: room.stream, touid: uidOf(cell) }),
  },
  [Pk.getBattle.name]: admittedOnly(),
  [Notice.getLiveState.name]: free(),
  [Message.getMessages.name]: notMyself(),
  [Message.send.name]: { ...notMyself(), input: (cell) => ({ touid: uidOf(cell), content: 'oi', client_request_id: randomUUID() }) },
  [Message.setDelivered.name]: { expected: () => 'ok', input: (cell) => ({ touid: uidOf(cell), seq: 1 }) },
  [Message.setRead.name]: { expected: () => 'ok', input: (cell) => ({ touid: uidOf(cell), seq: 1 }) },
  [Message.delConversation.name]: { expected: () => 'ok', input: (cell) => ({ touid: uidOf(cell), seq: 1 }) },
  [Video.getHomeVideo.name]: { ...free(), input: (cell) => ({ touid: uidOf(cell) }) },
  [Video.getNext.name]: { ...free(), input: (cell) => ({ id: 1, touid: uidOf(cell) }) },
  [User.setAttent.name]: { ...notMyself(), input: (cell) => ({ touid: uidOf(cell), isattent: 1 }) },
  [Account.setBlack.name]: { ...notMyself(), input: (cell) => ({ touid: uidOf(cell), isblack: 1 }) },
  [Profile.getFollowsList.name]: aboutSomebody(),
  [Profile.getUserHome.name]: aboutSomebody(),
  [Profile.getLiverecord.name]: aboutSomebody(),
  [Profile.getFansList.name]: aboutSomebody(),
  [Labels.getUserLabel.name]: aboutSomebody(),
  [Labels.setUserLabel.name]: { ...notMyself(), input: (cell) => ({ touid: uidOf(cell), labels: '1' }) },
}

const everyCall: AnyCall[] = Object.values(domains).flatMap((d) => Object.values(d) as AnyCall[])
const namesSomebody = (call: AnyCall) => ['liveuid', 'touid', 'stream'].some((field) => field in sampleInput(call))

test('every call that names a room or a person has rows', () => {
  expect(Object.keys(rows).toSorted()).toEqual(
    everyCall
      .filter(namesSomebody)
      .map((c) => c.name)
      .toSorted(),
  )
})

const cells = everyCall
  .filter(namesSomebody)
  .flatMap((call) => (Object.keys(actors) as Actor[]).map((actor) => [call.name, actor, call] as const))
let asserted = 0

test.each(cells)('%s by %s', async (name, actor, call) => {
  const row = rows[name]!
  for (const target of row.untargeted ? (['someViewer'] as const) : everyTarget) {
    const role = actors[actor] ?? 'viewer'
    const cell: Cell = { actor, role, target, targetRole: target === 'self' ? role : targets[target] }
    const closed = actor === 'anonymous' ? 'SessionInvalid' : 'Restricted'
    const isClosed = actors[actor] === undefined && call.auth === 'user'
    const isSelf = target === actor ? { ...cell, target: 'self' as const } : cell
    const expected = [isClosed ? closed : actors[actor] === undefined ? 'ok' : row.expected(isSelf)].flat()
    const outcome = await outcomeOf(clients[actor], call, row.input(cell))
    expect([target, expected.includes(outcome) ? expected[0] : outcome]).toEqual([target, expected[0]])
    asserted++
    if (outcome === 'ok') await restore()
  }
})

test.each(everyCall.filter((c) => !namesSomebody(c)).map((call) => [call.name, call] as const))(
  '%s is served to whom it should be',
  async (_name, call) => {
    const anonymous = await outcomeOf(server.anonymous, call, sampleInput(call)).catch(() => 'fault')
    expect(anonymous === 'SessionInvalid').toBe(call.auth === 'user')
    if (call === Login.logout) return
    const banned = await outcomeOf(clients.banned, call, sampleInput(call)).catch(() => 'fault')
    expect(banned === 'Restricted').toBe(call.auth === 'user' && !call.whileDisabled)
    asserted += 2
  },
)

test('no operator’s call is served to anybody of the product', async () => {
  const calls: AnyCall[] = Object.values(operatorDomains).flatMap((d) => Object.values(d) as AnyCall[])
  const { uid, token } = people.superAdmin
  const there = createClient({ origin: server.operatorOrigin, language: () => 'en', credentials: () => ({ uid, token }) })
  for (const call of calls.filter((c) => c.auth === 'user')) {
    expect([call.name, await outcomeOf(there, call, sampleInput(call))]).toEqual([call.name, 'SessionInvalid'])
    asserted++
  }
})

test('how many cells there were', () => {
  console.log(`role matrix: ${everyCall.length} calls, ${Object.keys(actors).length} actors, ${asserted} cells asserted`)
  expect(CommonRefusals.Restricted).toBe(701)
})
