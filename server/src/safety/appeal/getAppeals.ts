import { type AppealSubjectName, appealSubjects } from '@nimbo/contract'
import type { AppealReview } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { countOpen, listAppeals, type QueuedAppeal } from './appeal.store.ts'
import { subjects } from './subjects.ts'

export function getAppeals({ db }: { db: Database }): Handler<typeof AppealReview.getAppeals> {
  return async ({ uid: operator }, { state, p }) =>
    db.query(async (sql) => {
      const [list, waiting] = await Promise.all([listAppeals(sql, operator, state, p), countOpen(sql)])
      const described = await describeAll(sql, list)
      return {
        list: list.map(({ avatar, ...row }) => {
          const { by = '', ...words } = described.get(keyOf(row.subject, row.subject_id)) ?? {
            title: `${row.subject} ${row.subject_id}`,
            detail: '',
            acted: 0,
          }
          return { ...row, ...words, acted_by: row.acted_by || by, avatar_thumb: thumbOf(avatar) }
        }),
        waiting,
      }
    })
}

const keyOf = (subject: AppealSubjectName, id: number): string => `${subject}:${id}`

/** One statement for each kind of decision on the page. */
async function describeAll(sql: Sql, list: readonly QueuedAppeal[]) {
  const kinds = await Promise.all(
    appealSubjects.map(async (subject) => {
      const ids = list.filter((row) => row.subject === subject).map((row) => row.subject_id)
      const found = ids.length > 0 ? await subjects[subject].describe(sql, ids) : []
      return found.map(({ id, ...words }) => [keyOf(subject, id), words] as const)
    }),
  )
  return new Map(kinds.flat())
}
