import { type Notice, noticeTopics } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { choiceOf } from './choice.store.ts'

export function getChoices({ db }: { db: Database }): Handler<typeof Notice.getChoices> {
  return async ({ uid }) => {
    const { pushOff, inboxOff, quiet, hours } = await db.query((sql) => choiceOf(sql, uid))
    const topics = noticeTopics.map((topic) => ({
      topic,
      push: pushOff.includes(topic) ? (0 as const) : (1 as const),
      inbox: inboxOff.includes(topic) ? (0 as const) : (1 as const),
    }))
    return { topics, quiet: quiet ? 1 : 0, quiet_from: hours.from, quiet_to: hours.to, zone: hours.zone }
  }
}
