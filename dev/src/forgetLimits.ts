import pg from 'pg'
import type { DemoPerson } from './people.ts'

/** Lets a demo person spend as on their first day: without limits and without a pause. Nobody but a developer can. */
export async function forgetLimits(migrateUrl: string, { id }: DemoPerson): Promise<void> {
  const client = new pg.Client({ connectionString: migrateUrl })
  await client.connect()
  try {
    await client.query(
      `update ledger.account set limit_day = null, limit_month = null, next_limit_day = null, next_limit_month = null,
         next_limits_at = null, excluded_until = null where id = $1::bigint * 256 + 1`,
      [id],
    )
  } finally {
    await client.end()
  }
}
