import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Config } from '../../platform/config.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import type { WordFilter } from '../../core/words/index.ts'

export interface MessageDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  wordFilter: WordFilter
  config: Pick<Config, 'centrifugo'>
}
