import { Live, refuse } from '@nimbo/contract'
import { passwordMatches } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountById, isFollowing, senderFields } from '../user/index.ts'
import { USERLIST_SECONDS } from './createRoom.ts'
import { listRooms } from './list.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { admit, type Show, showFor } from './show.store.ts'
import { mediaFor, realtimeFor } from './tokens.ts'

const PASSWORD_TRIES = 5
const PASSWORD_WINDOW_SECONDS = 600

export function enterRoom(deps: LiveDeps): Handler<typeof Live.enterRoom> {
  const { db, livekit, lanes, standing, config } = deps
  const tries = createLimit(PASSWORD_TRIES, PASSWORD_WINDOW_SECONDS)

  async function checkPassword(show: Show & { admitted: boolean }, uid: number, password: string): Promise<void> {
    if (show.type !== 1 || show.uid === uid || show.admitted) return
    const key = `${uid}:${show.stream}`
    await tries.take(Live.enterRoom, key)
    if (!(await passwordMatches(show.passwordHash ?? undefined, password))) refuse(Live.enterRoom, 'WrongPassword')
    await tries.forget(key)
  }

  return async ({ uid, sessionId }, { liveuid, stream, password }) => {
    const show = await db.read((tx) => showFor(tx, stream, uid))
    const isAnchor = show?.uid === uid
    if (show?.uid !== liveuid || show.state === 'ended' || (show.state === 'opened' && !isAnchor)) refuse(Live.enterRoom, 'RoomEnded')
    await checkPassword(show, uid, password)
    // The media room may have timed out while the anchor was away.
    if (isAnchor) await livekit.openRoom(stream)

    const [me, [card], following] = await db.tx(async (tx) => {
      await admit(tx, show.id, uid)
      const account = await accountById(tx, uid)
      const cards = await listRooms(tx, { order: 'people', page: 1, stream }, config.livekit.publicUrl)
      return [account!, cards, await isFollowing(tx, uid, liveuid)] as const
    })
    const now = await standing(show)
    if (!isAnchor) lanes.entered(show, senderFields(me, false))
    return {
      room: card!,
      votestotal: '0',
      userlist_time: USERLIST_SECONDS,
      chatserver: config.centrifugo.publicUrl,
      pull: config.livekit.publicUrl,
      nums: now.snapshot.nums,
      isattention: following ? 1 : 0,
      userlists: [],
      usertype: isAnchor ? 50 : 30,
      sensitive_words: [],
      media: await mediaFor(deps, show, { uid, sessionId }),
      realtime: await realtimeFor(deps, show, uid, now),
      snapshot: now.snapshot,
    }
  }
}
