import type { Limits } from '../../platform/limit.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'

export interface ExportDeps {
  db: Database
  limits: Limits
  storage: Storage
  log: Log
}
