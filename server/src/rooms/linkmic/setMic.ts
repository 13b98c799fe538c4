import { Linkmic, refuse } from '@nimbo/contract'
import { openShowOf } from '../../shows/show/index.ts'
import { isManagerOf } from '../moderation/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { writeMicSetting } from './setting.store.ts'

const { setMic: call } = Linkmic

export function setMic({ db, rooms, limits }: LiveDeps): Handler<typeof call> {
  const pace = limits('chatRules')

  return async ({ uid }, { ismic, level, liveuid: named }) => {
    await pace.take(call, uid)
    const liveuid = named || uid
    const setting = { ismic: ismic === 1 ? 1 : 0, level } as const
    return db.transaction(async (sql) => {
      if (liveuid !== uid && !(await isManagerOf(sql, liveuid, uid))) refuse(call, 'NoRight')
      if (!(await writeMicSetting(sql, liveuid, setting))) return setting
      const show = await openShowOf(sql, liveuid)
      if (show) await rooms.publish(sql, show.stream, newEvent('micSet', setting))
      return setting
    })
  }
}
