import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import type { WordFilter } from '../../core/words/index.ts'

export interface VideoDeps {
  db: Database
  limits: Limits
  storage: Pick<Storage, 'sizeOf'>
  wordFilter: WordFilter
}
