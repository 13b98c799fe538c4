import { inboxTopics, Notice, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { storeChoice } from './choice.store.ts'

export function setChoice({ db }: { db: Database }): Handler<typeof Notice.setChoice> {
  return async ({ uid }, { topic, channel, on }) => {
    if (channel === 'inbox' && !inboxTopics.includes(topic)) refuse(Notice.setChoice, 'AlwaysOn')
    await db.transaction((sql) => storeChoice(sql, uid, topic, channel, on === 1))
    return {}
  }
}
