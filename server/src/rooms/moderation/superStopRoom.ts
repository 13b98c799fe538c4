import { Moderation, refuse, stopTypes } from '@nimbo/contract'
import { closeShow } from '../../shows/mediaRoom/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { banRuleById, insertSanction, lockSanctions, reasonOrOther, enqueueSanctionNotice } from '../../people/sanction/index.ts'
import { disableAccount } from '../../people/user/index.ts'
import { checkAct, openShow } from './checkAct.ts'
import { closedWords } from './closeByPlatform.ts'

const { superStopRoom: call } = Moderation
const acts = { [stopTypes.close]: 'close', [stopTypes.ban]: 'ban', [stopTypes.disable]: 'disable' } as const

/** A super-admin ends the show, and with a rule keeps its anchor from broadcasting or from everything. */
export function superStopRoom(deps: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { liveuid, stream, type, banruleid, reasonid }) => {
    const act = acts[type as keyof typeof acts]
    const made = await deps.db.transaction(async (sql) => {
      await lockSanctions(sql, liveuid)
      const show = await openShow(sql, liveuid, stream)
      const pair = await checkAct(sql, act, { uid, liveuid, touid: liveuid })
      if (typeof pair === 'string') refuse(call, 'NoRight')
      if (!show) refuse(call, 'RoomEnded')
      const banRule = act === 'close' ? undefined : ((await banRuleById(sql, banruleid)) ?? refuse(call, 'NoSuchRule'))
      const reason = await reasonOrOther(sql, reasonid)
      const by = { role: 'super', uid } as const
      const scope = act === 'close' ? 'show' : 'all'
      const seconds = banRule?.seconds ?? null
      const sanction = await insertSanction(sql, { uid: liveuid, act, scope, liveuid, showId: show.id, by, reason, banRule, seconds })
      await closeShow(sql, deps.rooms, show, closedWords({ rule: reason.rule, ruleNames: reason.ruleNames }))
      if (act === 'disable') await disableAccount(sql, liveuid)
      await enqueueSanctionNotice(sql, liveuid, { ...sanction, act, room: '', reason })
      return sanction
    })
    await deps.livekit.closeRoom(stream).catch((e: unknown) => deps.log.warn({ stream, err: e }, 'media room close failed'))
    return made
  }
}
