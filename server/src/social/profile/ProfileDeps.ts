import type { Database } from '../../platform/postgres.ts'

export interface ProfileDeps {
  db: Database
}
