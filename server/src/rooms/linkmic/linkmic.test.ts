import { hasSeat, Linkmic, Live, micSeconds, Moderation, type Output } from '@nimbo/contract'
import {
  AudioSource,
  LocalAudioTrack,
  LocalVideoTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
  VideoSource,
} from '@livekit/rtc-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcileGuests } from '../../shows/guest/index.ts'
import { showByStream } from '../../shows/show/index.ts'
import { createLog } from '../../platform/log.ts'
import { micRaces, raceMic } from '../../testing/raceMic.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
const joined: Room[] = []
beforeAll(async () => void (server = await startTestServer()))
afterAll(async () => {
  await Promise.all(joined.map((room) => room.disconnect()))
  await server.close()
})

const RACES = 40
/** More of them in `pnpm proof micLink`. */
const races = Number(process.env['MIC_RACES'] ?? RACES)

type InRoom = { liveuid: number; stream: string }
type Link = Output<typeof Linkmic.askMic>
const worker = () => ({ ...server.engines, db: server.roles.worker, log: createLog('test', 'silent') })
const reconcile = () => reconcileGuests(worker())
const showOf = async (stream: string) => (await server.engines.db.query((sql) => showByStream(sql, stream)))!

async function join(media: { url: string; token: string }): Promise<Room> {
  const room = new Room()
  await room.connect(media.url, media.token, { autoSubscribe: true, dynacast: false })
  joined.push(room)
  return room
}
const connectionOf = (room: Room) => room.localParticipant!.identity.split(':')[1]!
const publishCamera = (room: Room) =>
  room.localParticipant!.publishTrack(
    LocalVideoTrack.createVideoTrack('camera', new VideoSource(180, 320)),
    new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA }),
  )
const publishMicrophone = (room: Room) =>
  room.localParticipant!.publishTrack(
    LocalAudioTrack.createAudioTrack('microphone', new AudioSource(48_000, 1)),
    new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
  )

/** A viewer in a room, connected to its media. */
async function viewerIn(room: InRoom): Promise<{ viewer: Person; media: Room; connection: string }> {
  const viewer = await server.person()
  const entered = await viewer.client.call(Live.enterRoom, room)
  const media = await join(entered.media)
  return { viewer, media, connection: connectionOf(media) }
}
/** In the room by name only: for rules that need no media. */
async function askerIn(room: InRoom): Promise<Person> {
  const person = await server.person()
  await person.client.call(Live.enterRoom, room)
  return person
}
const ask = (person: Person, room: InRoom, connection = 'none', isvideo = 1): Promise<Link> =>
  person.client.call(Linkmic.askMic, { ...room, connection, isvideo })
const answer = (person: Person, room: InRoom, touid: number, accept: 0 | 1) =>
  person.client.call(Linkmic.answerMic, { ...room, touid, accept })
const partOf = async ({ stream }: InRoom, uid: number) => (await server.engines.livekit.connections(stream)).find((c) => c.uid === uid)
const stateOf = async (person: Person, room: InRoom) => (await person.client.call(Linkmic.getMicList, room)).mine
/** LiveKit lists a track a moment after it was published. */
async function untilOn(person: Person, room: InRoom): Promise<void> {
  const state = async () => {
    await reconcile()
    return (await stateOf(person, room)).state
  }
  await expect.poll(state).toBe('on')
}
const setLink = async ({ stream }: InRoom, uid: number, change: string) => {
  const { id } = await showOf(stream)
  await server.engines.db.query((sql) => sql.query(`update guest_seat set ${change} where show_id = $1 and uid = $2`, [id, uid]))
}

async function openRoom() {
  const { anchor, liveuid, stream } = await server.liveRoom()
  return { anchor, room: { liveuid, stream } }
}

describe('on the mic', () => {
  test('asked, accepted, sent over the same connection, and taken off it with the right', async () => {
    const { anchor, room } = await openRoom()
    const { viewer, media, connection } = await viewerIn(room)
    const before = await partOf(room, viewer.uid)
    expect(before).toMatchObject({ role: 'viewer', mayPublish: [] })

    const asked = await ask(viewer, room, connection)
    expect(asked).toMatchObject({ state: 'requested', isvideo: 1 })
    expect(asked.left).toBeGreaterThan(micSeconds.answer - 2)
    expect(await answer(anchor, room, viewer.uid, 1)).toMatchObject({ state: 'accepted' })
    await expect.poll(() => partOf(room, viewer.uid)).toMatchObject({ role: 'guest', mayPublish: ['camera', 'microphone'] })
    await publishCamera(media)
    await untilOn(viewer, room)
    const later = await server.person()
    expect(await later.client.call(Live.enterRoom, room)).toMatchObject({ linkmic_uid: viewer.uid })

    await anchor.client.call(Linkmic.cutMic, { ...room, touid: viewer.uid })
    await expect.poll(() => partOf(room, viewer.uid)).toMatchObject({ role: 'viewer', mayPublish: [], tracks: [] })
    const after = (await partOf(room, viewer.uid))!
    expect([after.sessionId, after.generation, after.identity]).toEqual([before!.sessionId, before!.generation, before!.identity])
    expect(await stateOf(viewer, room)).toMatchObject({ state: 'none', outcome: 'cut' })
  })

  test('voice alone may send no picture', async () => {
    const { anchor, room } = await openRoom()
    const { viewer, media, connection } = await viewerIn(room)
    await ask(viewer, room, connection, 0)
    await answer(anchor, room, viewer.uid, 1)
    await expect.poll(async () => (await partOf(room, viewer.uid))?.mayPublish).toEqual(['microphone'])
    await publishMicrophone(media)
    await untilOn(viewer, room)
    expect(await stateOf(viewer, room)).toMatchObject({ isvideo: 0 })
  })

  test('a guest muted by the host is muted for everybody, and stays on', async () => {
    const { anchor, room } = await openRoom()
    const { viewer, media, connection } = await viewerIn(room)
    await ask(viewer, room, connection, 0)
    await answer(anchor, room, viewer.uid, 1)
    await expect.poll(async () => (await partOf(room, viewer.uid))?.mayPublish).toEqual(['microphone'])
    await publishMicrophone(media)
    await untilOn(viewer, room)
    const muted = new Promise((done) => media.once(RoomEvent.TrackMuted, done))
    expect(await anchor.client.call(Linkmic.muteMic, { ...room, touid: viewer.uid })).toMatchObject({ state: 'on' })
    await muted
  })

  test('who was taken off comes back with a token that still lets them send: gone once the worker looks', async () => {
    const { anchor, room } = await openRoom()
    const { viewer, connection } = await viewerIn(room)
    await ask(viewer, room, connection)
    await answer(anchor, room, viewer.uid, 1)
    await anchor.client.call(Linkmic.cutMic, { ...room, touid: viewer.uid })
    const { sessionId, generation } = (await partOf(room, viewer.uid))!
    // As LiveKit refreshes it: with the right it had.
    const old = await server.engines.livekit.joinToken(
      room.stream,
      { uid: viewer.uid, role: 'guest', tracks: ['camera', 'microphone'] },
      { sessionId, generation },
    )
    const media = await join({ url: server.config.livekit.publicUrl, token: old })
    // The outcome does not matter: LiveKit may have been told to refuse it before it came.
    void publishCamera(media).catch(() => undefined)
    const back = async () => {
      await reconcile()
      return server.engines.livekit.connection(room.stream, media.localParticipant!.identity)
    }
    await expect.poll(back).toMatchObject({ role: 'viewer', mayPublish: [], tracks: [] })
  })

  test('a guest who had to join anew sends from the new connection, and the old one may no more', async () => {
    const { anchor, room } = await openRoom()
    const { viewer, connection } = await viewerIn(room)
    await ask(viewer, room, connection)
    await answer(anchor, room, viewer.uid, 1)
    const again = await join((await viewer.client.call(Live.getRoomToken, { stream: room.stream })).media)
    await viewer.client.call(Linkmic.joinMic, { ...room, connection: connectionOf(again) })
    const rights = async () => {
      const all = await server.engines.livekit.connections(room.stream)
      return all.filter((c) => c.mayPublish.length > 0 && c.role === 'guest').map((c) => c.connection)
    }
    await expect.poll(rights).toEqual([connectionOf(again)])
    await publishCamera(again)
  })

  test('coming back from another connection restarts the wait for a track, unless it is over', async () => {
    const { anchor, room } = await openRoom()
    const [back, late] = await Promise.all([askerIn(room), askerIn(room)])
    for (const person of [back, late]) {
      await ask(person, room)
      await answer(anchor, room, person.uid, 1)
    }
    const joinFrom = (person: Person, connection: string) => person.client.call(Linkmic.joinMic, { ...room, connection })
    const nearer = `deadline = clock_timestamp() + interval '${micSeconds.track - 6} s'`
    await setLink(room, back.uid, nearer)
    const { state, left } = await joinFrom(back, 'other')
    expect([state, left > micSeconds.track - 5]).toEqual(['accepted', true])
    // From the same one it is the same wait.
    await setLink(room, back.uid, nearer)
    expect((await joinFrom(back, 'other')).left).toBeLessThan(micSeconds.track - 5)
    await setLink(room, late.uid, `deadline = clock_timestamp() - interval '1 ms'`)
    expect(await joinFrom(late, 'other')).toMatchObject({ state: 'none', outcome: 'silent' })
  })
})

describe('deciding', () => {
  test('five accepts for four seats: one is refused and told at once', async () => {
    const { anchor, room } = await openRoom()
    const people = await Promise.all(Array.from({ length: 5 }, () => askerIn(room)))
    await Promise.all(people.map((person) => ask(person, room)))
    const answers = await Promise.all(people.map((person) => answer(anchor, room, person.uid, 1).catch((e: Error) => e)))
    const accepted = answers.filter((a): a is Link => !(a instanceof Error) && a.state === 'accepted')
    expect(accepted).toHaveLength(4)
    const states = await Promise.all(people.map((person) => stateOf(person, room)))
    expect(states.filter(({ state }) => hasSeat(state))).toHaveLength(4)
    expect(states.filter(({ outcome }) => outcome === 'busy')).toHaveLength(1)
    const sixth = await askerIn(room)
    expect(await refusalReason(ask(sixth, room))).toBe('SeatsFull')
  })

  test('a request and an invitation that meet count as accepted, whichever was first', async () => {
    const { anchor, room } = await openRoom()
    const [a, b] = await Promise.all([askerIn(room), askerIn(room)])
    await ask(a, room)
    expect(await anchor.client.call(Linkmic.inviteMic, { ...room, touid: a.uid })).toMatchObject({ state: 'accepted' })
    await anchor.client.call(Linkmic.inviteMic, { ...room, touid: b.uid })
    expect(await ask(b, room)).toMatchObject({ state: 'accepted' })
  })

  test('nobody answers for ten seconds: it is over, once, whoever looks; an answer after it is told so', async () => {
    const { anchor, room } = await openRoom()
    const [late, waits] = await Promise.all([askerIn(room), askerIn(room)])
    await Promise.all([ask(late, room), ask(waits, room)])
    await setLink(room, late.uid, `deadline = clock_timestamp() - interval '1 ms'`)
    expect(await answer(anchor, room, late.uid, 1)).toMatchObject({ state: 'none', outcome: 'unanswered' })
    await setLink(room, waits.uid, `deadline = clock_timestamp() - interval '1 ms'`)
    await Promise.all([reconcile(), reconcile()])
    expect(await stateOf(waits, room)).toMatchObject({ state: 'none', outcome: 'unanswered' })
    const told = await server.engines.db.query((sql) =>
      sql.query<{ count: number }>(
        `select count(*)::int from centrifugo_outbox where payload -> 'data' ->> '_method_' = 'ConnectVideo'
           and payload -> 'data' ->> 'action' = '8' and payload -> 'data' ->> 'uid' = $1`,
        [String(waits.uid)],
      ),
    )
    expect(told[0]!.count).toBeLessThanOrEqual(1)
  })

  test('who leaves takes back what waits: a request, or an invitation they have not answered', async () => {
    const { anchor, room } = await openRoom()
    const [asks, invited] = await Promise.all([askerIn(room), askerIn(room)])
    await ask(asks, room)
    await anchor.client.call(Linkmic.inviteMic, { ...room, touid: invited.uid })
    for (const person of [asks, invited]) {
      expect(await person.client.call(Linkmic.leaveMic, room)).toMatchObject({ state: 'none', outcome: 'left' })
      expect(await answer(anchor, room, person.uid, 1)).toMatchObject({ state: 'none', outcome: 'left' })
    }
  })

  test('accepted without a track for fifteen seconds frees the seat', async () => {
    const { anchor, room } = await openRoom()
    const person = await askerIn(room)
    await ask(person, room)
    const { left } = await answer(anchor, room, person.uid, 1)
    expect(left).toBeGreaterThan(micSeconds.track - 2)
    await setLink(room, person.uid, `deadline = clock_timestamp() - interval '1 ms'`)
    await reconcile()
    expect(await stateOf(person, room)).toMatchObject({ state: 'none', outcome: 'silent' })
  })

  test.each(micRaces)(
    '%s at the same moment: one wins and the other is told',
    async (race) => {
      const { room } = await openRoom()
      const person = await askerIn(room)
      const { wrong, accepted, ended } = await raceMic(server.roles.api, await showOf(room.stream), person.uid, race, races)
      expect([wrong, accepted + ended]).toEqual([0, races])
      if (races > RACES) console.log(`${race}: ${accepted} accepted, ${ended} ended, ${wrong} wrong`)
    },
    20_000 + races * 50,
  )

  test('only the host and admins decide, and nobody for themselves', async () => {
    const { anchor, room } = await openRoom()
    const [person, other, admin] = await Promise.all([askerIn(room), askerIn(room), askerIn(room)])
    await anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: admin.uid, isadmin: 1 })
    await ask(person, room)
    expect(await refusalReason(answer(other, room, person.uid, 1))).toBe('NoRight')
    expect(await answer(person, room, person.uid, 1)).toMatchObject({ state: 'requested' })
    const target = { ...room, touid: person.uid }
    expect(await refusalReason(other.client.call(Linkmic.cutMic, target))).toBe('NoRight')
    expect(await refusalReason(other.client.call(Linkmic.muteMic, target))).toBe('NoRight')
    expect(await refusalReason(other.client.call(Linkmic.inviteMic, target))).toBe('NoRight')
    expect(await refusalReason(ask(anchor, room))).toBe('OwnRoom')
    expect(await answer(admin, room, person.uid, 1)).toMatchObject({ state: 'accepted' })
    expect((await person.client.call(Linkmic.getMicList, room)).list.map(({ id }) => id)).toEqual([person.uid])
  })

  test('who may ask is the host’s to say: nobody, or people of a level', async () => {
    const { anchor, room } = await openRoom()
    const person = await askerIn(room)
    expect(await person.client.call(Linkmic.isMic, { liveuid: room.liveuid })).toEqual({ ismic: 1, level: 1 })
    await anchor.client.call(Linkmic.setMic, { ismic: 1, level: 5 })
    expect(await refusalReason(person.client.call(Linkmic.isMic, { liveuid: room.liveuid }))).toBe('LevelTooLow')
    expect(await refusalReason(ask(person, room))).toBe('LevelTooLow')
    await anchor.client.call(Linkmic.setMic, { ismic: 0 })
    expect(await refusalReason(person.client.call(Linkmic.isMic, { liveuid: room.liveuid }))).toBe('Off')
    expect(await refusalReason(ask(person, room))).toBe('Off')
    expect(await refusalReason(person.client.call(Linkmic.setMic, { ismic: 1, liveuid: room.liveuid }))).toBe('NoRight')
    // Locked, the host may still invite.
    expect(await anchor.client.call(Linkmic.inviteMic, { ...room, touid: person.uid })).toMatchObject({ state: 'invited' })
    expect(await answer(person, room, person.uid, 0)).toMatchObject({ state: 'none', outcome: 'refused' })
  })
})

describe('what ends an admission ends the link with it', () => {
  const seated = async () => {
    const { anchor, room } = await openRoom()
    const person = await askerIn(room)
    await ask(person, room)
    await answer(anchor, room, person.uid, 1)
    return { anchor, room, person }
  }
  const linkRow = async ({ stream }: InRoom, uid: number) => {
    const rows = await server.engines.db.query((sql) =>
      sql.query<{ state: string }>(`select g.state from guest_seat g join show s on s.id = g.show_id where s.stream = $1 and g.uid = $2`, [
        stream,
        uid,
      ]),
    )
    return rows[0]?.state ?? 'gone'
  }

  test('a kick, a mute, a changed type, a closed account and the end of the show', async () => {
    const kicked = await seated()
    await kicked.anchor.client.call(Moderation.kicking, { ...kicked.room, touid: kicked.person.uid })
    expect(await linkRow(kicked.room, kicked.person.uid)).toBe('none')

    const muted = await seated()
    await muted.anchor.client.call(Moderation.setShutUp, { ...muted.room, touid: muted.person.uid })
    expect(await stateOf(muted.person, muted.room)).toMatchObject({ state: 'none', outcome: 'revoked' })
    expect(await refusalReason(ask(muted.person, muted.room))).toBe('Muted')
    await reconcile()

    const changed = await seated()
    await changed.anchor.client.call(Live.changeLiveType, { stream: changed.room.stream, type: 1, type_val: '1234' })
    expect(await linkRow(changed.room, changed.person.uid)).toBe('none')

    const closed = await seated()
    await server.engines.db.query((sql) => sql.query('update account set disabled_at = now() where id = $1', [closed.person.uid]))
    expect(await linkRow(closed.room, closed.person.uid)).toBe('none')

    const ended = await seated()
    await ended.anchor.client.call(Live.stopRoom, { stream: ended.room.stream })
    expect(await linkRow(ended.room, ended.person.uid)).toBe('gone')
  })
})
