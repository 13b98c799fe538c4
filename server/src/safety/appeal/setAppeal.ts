import { Appeal, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { markAnswered } from '../../core/notice/index.ts'
import type { Database } from '../../platform/postgres.ts'
import { insertAppeal, lockPerson, ownAppeal } from './appeal.store.ts'
import { subjects } from './subjects.ts'

export function setAppeal({ db }: { db: Database }): Handler<typeof Appeal.setAppeal> {
  return async ({ uid }, input) =>
    db.transaction(async (sql) => {
      const { subject, id, ground, text } = input
      await lockPerson(sql, uid)
      const known = await ownAppeal(sql, uid, subject, id)
      // A retry whose answer was lost sends the same words once more.
      if (known)
        return known.text === text && known.ground === ground ? { ...known, until: 0 } : refuse(Appeal.setAppeal, 'AppealedAlready')
      const { until } = (await subjects[subject].find(sql, uid, id)) ?? refuse(Appeal.setAppeal, 'NoSuchSubject')
      if (until === 0) refuse(Appeal.setAppeal, 'TooLate')
      await insertAppeal(sql, uid, input)
      await markAnswered(sql, uid, subject, id)
      const made = await ownAppeal(sql, uid, subject, id)
      return { ...made!, until: 0 }
    })
}
