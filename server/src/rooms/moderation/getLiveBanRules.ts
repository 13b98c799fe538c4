import type { Moderation } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { banRules } from '../../people/sanction/index.ts'

export function getLiveBanRules({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Moderation.getLiveBanRules> {
  return async ({ language }) => {
    const rules = await db.query(banRules)
    return rules.map(({ id, names, seconds }) => ({ id, name: names[language], seconds: seconds ?? 0 }))
  }
}
