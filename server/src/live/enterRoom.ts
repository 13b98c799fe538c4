import { Live, refuse } from '@nimbo/contract'
import { passwordMatches } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { newEvent } from '../room/index.ts'
import { isFollowing } from '../user/index.ts'
import { admit, showFor } from './admission.store.ts'
import { USERLIST_SECONDS } from './createRoom.ts'
import { listRooms } from './list.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import type { Show } from './show.store.ts'
import { mediaFor, realtimeFor } from './tokens.ts'

export function enterRoom(deps: LiveDeps): Handler<typeof Live.enterRoom> {
  const { db, livekit, rooms, positionOf, config } = deps
  const tries = deps.limits('roomPassword')

  async function checkPassword(show: Show & { admitted: boolean }, uid: number, password: string): Promise<void> {
    if (show.type !== 1 || show.uid === uid || show.admitted) return
    const key = `${uid}:${show.stream}`
    await tries.take(Live.enterRoom, key)
    if (!(await passwordMatches(show.passwordHash ?? undefined, password))) refuse(Live.enterRoom, 'WrongPassword')
    await tries.forget(key)
  }

  return async ({ uid, sessionId }, { liveuid, stream, password }) => {
    const show = await db.query((sql) => showFor(sql, stream, uid))
    const isAnchor = show?.uid === uid
    if (show?.uid !== liveuid || show.state === 'ended' || (show.state === 'opened' && !isAnchor)) refuse(Live.enterRoom, 'RoomEnded')
    await checkPassword(show, uid, password)
    // The media room may have timed out while the anchor was away.
    if (isAnchor) await livekit.openRoom(stream)

    const { member, card, following } = await db.transaction(async (sql) => {
      const admitted = await admit(sql, show, uid)
      const cards = await listRooms(sql, { order: 'people', page: 1, stream }, config.livekit.publicUrl)
      return { member: admitted, card: cards[0]!, following: await isFollowing(sql, uid, liveuid) }
    })
    const { sender } = member
    const position = await positionOf(show)
    if (!isAnchor) rooms.gather(show, newEvent('enter', { count: 1, sample: [sender] }))
    return {
      room: card,
      votestotal: '0',
      userlist_time: USERLIST_SECONDS,
      chatserver: config.centrifugo.publicUrl,
      pull: config.livekit.publicUrl,
      nums: position.snapshot.nums,
      isattention: following ? 1 : 0,
      userlists: [],
      usertype: sender.usertype,
      sender,
      sensitive_words: [],
      media: await mediaFor(deps, member, sessionId),
      realtime: await realtimeFor(deps, member, position),
      snapshot: position.snapshot,
    }
  }
}
