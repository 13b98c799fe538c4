import type { Agent } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { thumbOf } from '../../core/upload/index.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { invitedBy } from './invite.store.ts'

const PAGE = 20

export function getInvited({ db }: AgentDeps): Handler<typeof Agent.getInvited> {
  return async ({ uid }, { p }) => {
    const people = await db.query((sql) => invitedBy(sql, uid, PAGE, (p - 1) * PAGE))
    return people.map(({ uid: id, nicename, avatar, reward, at }) => ({
      uid: id,
      user_nicename: nicename,
      avatar_thumb: thumbOf(avatar),
      reward: String(reward),
      addtime: at,
    }))
  }
}
