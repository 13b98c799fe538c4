import { Appeal, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { ownAppeal } from './appeal.store.ts'
import { subjects } from './subjects.ts'

const none = { state: '', ground: '', text: '', note: '', sent: 0, decide_by: 0, decided: 0 } as const

export function getAppeal({ db }: { db: Database }): Handler<typeof Appeal.getAppeal> {
  return async ({ uid }, { subject, id }) =>
    db.query(async (sql) => {
      const known = await ownAppeal(sql, uid, subject, id)
      if (known) return { ...known, until: 0 }
      const found = (await subjects[subject].find(sql, uid, id)) ?? refuse(Appeal.getAppeal, 'NoSuchSubject')
      return { ...none, until: found.until }
    })
}
