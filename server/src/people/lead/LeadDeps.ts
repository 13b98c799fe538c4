import type { Database } from '../../platform/postgres.ts'

export interface LeadDeps {
  db: Database
}
