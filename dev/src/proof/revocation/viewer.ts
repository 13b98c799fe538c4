import { createHash, randomBytes } from 'node:crypto'
import { Room, RoomEvent } from '@livekit/rtc-node'
import { Account, type Client, createClient, Live, Login, User } from '@nimbo/contract'
import { joinSignal } from '@nimbo/server/joinSignal'
import { Centrifuge, type Subscription } from 'centrifuge'
import type pg from 'pg'
import { inTime, LONGEST_MS } from '../closing.ts'
import type { Room as ShowRoom } from '../openRoom.ts'
import { releaseRoom } from './releaseRoom.ts'

const POLL_MS = 50
const JOIN_ATTEMPTS = 3

export type Revocation = 'sign-out' | 'disabled account' | 'block' | 'type change'
/** Milliseconds until each plane was closed, from the moment the revocation was requested. */
export type Closed = Record<'api' | 'realtime' | 'media', number>

/** Person in a room with everything a phone has open, and every media token seen on the wire. */
export interface Viewer {
  uid: number
  client: Client
  subscription: Subscription
  picture: Room
  url: string
  /** The newest last. */
  tokens: string[]
  revoke(how: Revocation): Promise<Closed>
}

export async function enterAsViewer(origin: string, database: pg.Pool, room: ShowRoom, anchor: Client): Promise<Viewer> {
  const { uid, clients } = await insertPerson(origin, database)
  const [phone, other] = clients as [Client, Client]
  const { realtime, media } = await phone.call(Live.enterRoom, room)
  const { usersign } = await phone.call(User.getUserSign, {})
  const connection = new Centrifuge(realtime.url, { data: { usersign }, minReconnectDelay: 50, maxReconnectDelay: 200 })
  const subscription = connection.newSubscription(realtime.room.channel, { token: realtime.room.token })
  const subscribed = new Promise<void>((done) => subscription.on('subscribed', () => done()))
  subscription.subscribe()
  connection.connect()
  await subscribed

  // The first connection is for what LiveKit sends over it; the picture then runs on a token that LiveKit refreshed.
  const signal = await joinSignal(media.url, media.token)
  signal.close()
  const tokens = [media.token, ...signal.refreshed]
  const picture = await watch(media.url, tokens.at(-1)!)
  const devices = await other.call(Login.getDevices, {})

  return {
    uid,
    client: phone,
    subscription,
    picture,
    url: media.url,
    tokens,
    async revoke(how) {
      // Before the first request: a change of type made for one viewer closes the others, too.
      const started = performance.now()
      const since = () => performance.now() - started
      const realtimeClosed = new Promise<number>((done) => {
        connection.on('disconnected', () => done(since()))
        subscription.on('unsubscribed', () => done(since()))
      })
      const mediaClosed = new Promise<number>((done) => picture.once(RoomEvent.Disconnected, () => done(since())))
      const acts: Record<Revocation, () => Promise<unknown>> = {
        'sign-out': () => other.call(Login.revokeDevice, { id: devices.find((d) => !d.current)!.id }),
        'disabled account': () => database.query('update account set disabled_at = now() where id = $1', [uid]),
        block: () => anchor.call(Account.setBlack, { touid: uid, isblack: 1 }),
        'type change': () => anchor.call(Live.changeLiveType, { stream: room.stream, type: 2, type_val: '200' }),
      }
      await acts[how]()
      const closed = {
        api: await untilRefused(phone, room.stream, since),
        realtime: await inTime('realtime', realtimeClosed),
        media: await inTime('media', mediaClosed),
      }
      releaseRoom(picture)
      return closed
    },
  }
}

/** A busy machine may miss LiveKit's deadlines for joining; being let in is not what is measured. */
async function watch(url: string, token: string): Promise<Room> {
  for (let attempt = 1; ; attempt++) {
    const room = new Room()
    try {
      await room.connect(url, token, { autoSubscribe: false, dynacast: false })
      return room
    } catch (e) {
      if (attempt === JOIN_ATTEMPTS) throw e
    }
  }
}

/** Passwords are not what is proved here, so the person and their two devices are inserted. */
export async function insertPerson(origin: string, database: pg.Pool): Promise<{ uid: number; clients: Client[] }> {
  const { rows } = await database.query<{ id: number }>(
    `insert into account (country_code, nicename, certified_at) values ('55', 'Viewer', now()) returning id`,
  )
  const uid = rows[0]!.id
  const tokens = [1, 2].map(() => randomBytes(32).toString('base64url'))
  await database.query(
    `insert into session (token_hash, uid, source, expires_at) select h, $2, 'web', now() + interval '1 day' from unnest($1::bytea[]) h`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), uid],
  )
  return { uid, clients: tokens.map((token) => createClient({ origin, language: () => 'en', credentials: () => ({ uid, token }) })) }
}

async function untilRefused(client: Client, stream: string, since: () => number): Promise<number> {
  for (;;) {
    try {
      await client.call(Live.getRoomToken, { stream })
    } catch {
      return since()
    }
    if (since() > LONGEST_MS) throw new Error('the API was still open')
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
}
