import { Moderation, refuse } from '@nimbo/contract'
import { setSlowSeconds } from '../../shows/show/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, eventWords, newEvent } from '../../core/room/index.ts'
import { texts } from '../../texts/index.ts'
import { managed } from './managed.ts'

const { setSlowMode: call } = Moderation

export function setSlowMode({ db, rooms, limits }: LiveDeps): Handler<typeof call> {
  const pace = limits('chatRules')

  return async ({ uid }, { liveuid, stream, seconds }) => {
    await pace.take(call, uid)
    return db.transaction(async (sql) => {
      const room = await managed(sql, uid, { liveuid, stream })
      if (typeof room === 'string') refuse(call, room)
      if (await setSlowSeconds(sql, room.show.id, seconds)) {
        await rooms.publish(sql, stream, newEvent('slowMode', { seconds }))
        await rooms.publish(
          sql,
          stream,
          newEvent(
            'system',
            eventWords((language) => texts[language].moderation.slow(seconds)),
          ),
        )
      }
      return {}
    })
  }
}
