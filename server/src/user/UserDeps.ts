import type { Third } from '../identity/index.ts'
import type { Centrifugo } from '../platform/centrifugo.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Limits } from '../platform/limit.ts'
import type { Database } from '../platform/postgres.ts'
import type { Push } from '../push/index.ts'
import type { Sms } from '../platform/sms.ts'

export interface UserDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  sms: Sms
  push: Push
  third: Third
  config: Pick<Config, 'codeKey'>
  log: Log
}
