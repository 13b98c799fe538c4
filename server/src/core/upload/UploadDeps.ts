import type { Log } from '../../platform/log.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'

export interface UploadDeps {
  db: Database
  limits: Limits
  storage: Storage
  log: Log
}
