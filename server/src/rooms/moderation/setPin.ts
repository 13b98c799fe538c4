import { Moderation, refuse } from '@nimbo/contract'
import { setShowPin } from '../../shows/show/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { isMuted } from '../../people/sanction/index.ts'
import { managed } from './managed.ts'

const { setPin: call } = Moderation

/** Pinning is speaking: a mute ends it, too. */
export function setPin({ db, rooms, limits, wordFilter }: LiveDeps): Handler<typeof call> {
  const pace = limits('chatRules')

  return async ({ uid }, { liveuid, stream, content }) => {
    await pace.take(call, uid)
    const isSensitive = (await wordFilter.find(content)) !== undefined
    return db.transaction(async (sql) => {
      const room = await managed(sql, uid, { liveuid, stream })
      if (typeof room === 'string') refuse(call, room)
      if (content !== '' && (await isMuted(sql, uid, room.show))) refuse(call, 'Muted')
      if (isSensitive) refuse(call, 'SensitiveWord')
      const { uname } = room.sender
      if (await setShowPin(sql, room.show.id, uid, content)) await rooms.publish(sql, stream, newEvent('pinned', { uid, uname, content }))
      return {}
    })
  }
}
