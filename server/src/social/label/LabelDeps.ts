import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'

export interface LabelDeps {
  db: Database
  limits: Limits
}
