import type { Report } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { banRules, reasons } from '../../people/sanction/index.ts'

export function getRules({ db }: { db: Database }): Handler<typeof Report.getRules> {
  return async ({ language }) => {
    const [why, lengths] = await db.query((sql) => Promise.all([reasons(sql, 'report'), banRules(sql)]))
    return {
      reasons: why.map(({ id, names, rule }) => ({ id, name: names[language], rule })),
      rules: lengths.map(({ id, names, seconds }) => ({ id, name: names[language], seconds: seconds ?? 0 })),
    }
  }
}
