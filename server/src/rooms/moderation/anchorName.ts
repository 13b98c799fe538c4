import type { Sql } from '../../platform/postgres.ts'
import { accountById } from '../../people/user/index.ts'

export async function anchorName(sql: Sql, liveuid: number): Promise<string> {
  return (await accountById(sql, liveuid))?.nicename ?? ''
}
