import type { Third } from '../identity/index.ts'
import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import type { Push } from '../../core/push/index.ts'
import type { Sms } from '../../platform/sms.ts'
import type { WordFilter } from '../../core/words/index.ts'

export interface UserDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  sms: Sms
  push: Push
  third: Third
  /** In the transaction of a block: neither of the two stays in a room of the other, keeps order there, or keeps an impression of the other. */
  separate(sql: Sql, uid: number, touid: number): Promise<void>
  wordFilter: WordFilter
  config: Pick<Config, 'codeKey'>
  log: Log
}
