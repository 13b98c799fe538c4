import type { Certification } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { decisionFigures, listQueue, queueCounts, type QueueRow } from './queue.store.ts'

export function getQueue({ db }: { db: Database }): Handler<typeof Certification.getQueue> {
  return async (_ctx, { filter, p }) => {
    const [list, counts, figures] = await db.query((sql) =>
      Promise.all([listQueue(sql, filter, p), queueCounts(sql), decisionFigures(sql)]),
    )
    return { list: list.map(queueOutput), ...counts, ...figures }
  }
}

export const queueOutput = (c: QueueRow) => ({
  id: c.id,
  uid: c.uid,
  user_nicename: c.nicename,
  avatar_thumb: thumbOf(c.avatar),
  real_name: c.realName,
  nationality: c.nationality,
  age: c.age,
  sent: c.sent,
  decide_by: c.decideBy,
  attempt: c.attempt,
})
