import { Moderation, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { actsOn, FOR_GOOD, popAction, refusalFor } from '../../people/sanction/index.ts'
import { cardFields, hiddenBecause, isBlocking, isFollowing, overviewOf } from '../../people/user/index.ts'
import { moderatedState } from './pop.store.ts'
import { actorIn, personIn } from './room.store.ts'

const { getPop: call } = Moderation
const unseen = { reports: 0, since: 0, muted: 0, muted_until: 0, sanctions: 0, messages: 0, lines: [] } as const

/**
 * Lines of a person and the number of reports are for those who may mute them here. They are shown the card also of a person who blocked
 * them: a block is no way out of moderation.
 */
export function getPop({ db }: Pick<LiveDeps, 'db'>): Handler<typeof call> {
  return async ({ uid }, { liveuid, touid }) =>
    db.query(async (sql) => {
      const [actor, target, overview] = [
        await actorIn(sql, liveuid, uid),
        await personIn(sql, liveuid, touid),
        await overviewOf(sql, touid),
      ]
      if (!actor || !target || !overview) refuse(call, 'NoSuchPerson')
      const mayModerate = refusalFor('mute', actor, target) === undefined
      const hidden = mayModerate ? undefined : await hiddenBecause(sql, uid, touid)
      if (hidden) refuse(call, hidden)
      const [following, blocking] = [await isFollowing(sql, uid, touid), await isBlocking(sql, uid, touid)]
      const state = mayModerate ? await moderatedState(sql, liveuid, touid) : undefined
      const muted = state !== undefined && state.mutedUntil !== null
      const { spent: consumption, earned: votestotal, follows, fans, levelAnchor, signature, city } = overview
      return {
        ...cardFields(overview),
        level_anchor: levelAnchor,
        signature,
        city,
        follows,
        fans,
        consumption,
        votestotal,
        isattention: following ? 1 : 0,
        isblack: blocking ? 1 : 0,
        usertype: target.sender.usertype,
        guard_type: target.sender.guard_type,
        action: popAction(actor, target),
        acts: actsOn(actor, target, { joined: state?.joined ?? false, muted, kicked: state?.kicked ?? false }),
        ...(state
          ? {
              reports: state.reports,
              since: state.since,
              muted: muted ? (1 as const) : (0 as const),
              muted_until: state.mutedUntil === null || state.mutedUntil === FOR_GOOD ? 0 : state.mutedUntil,
              sanctions: state.sanctions,
              messages: state.messages,
              lines: state.lines,
            }
          : { ...unseen, lines: [] }),
      }
    })
}
