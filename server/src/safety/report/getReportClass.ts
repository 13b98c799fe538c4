import type { Reports } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { reasons } from '../../people/sanction/index.ts'

export function getReportClass({ db }: { db: Database }): Handler<typeof Reports.getReportClass> {
  return async ({ language }, { kind }) => {
    const list = await db.query((sql) => reasons(sql, kind))
    return list.map(({ id, names, hints, rule }) => ({ id, name: names[language], des: hints[language], rule }))
  }
}
