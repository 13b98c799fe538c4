import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { cardsOf } from '../../people/user/index.ts'
import { askRefusal, micSetting } from './setting.store.ts'

export function isMic({ db }: LiveDeps): Handler<typeof Linkmic.isMic> {
  return async ({ uid }, { liveuid }) => {
    const { setting, level } = await db.query(async (sql) => ({
      setting: await micSetting(sql, liveuid),
      level: (await cardsOf(sql, [uid]))[0]?.level ?? 0,
    }))
    const refusal = askRefusal(setting, level)
    if (refusal) refuse(Linkmic.isMic, refusal)
    return setting
  }
}
