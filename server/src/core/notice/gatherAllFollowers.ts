import type { Database } from '../../platform/postgres.ts'
import { gatherFollowers, peopleWithNewFollowers } from './follower.store.ts'

const ROWS = 500

/** Tells people of their new followers. In every worker: whoever comes second finds nothing left. */
export async function gatherAllFollowers({ db }: { db: Database }): Promise<'more' | void> {
  const people = await db.query((sql) => peopleWithNewFollowers(sql, ROWS))
  for (const touid of people) await db.transaction((sql) => gatherFollowers(sql, touid))
  return people.length > 0 ? 'more' : undefined
}
