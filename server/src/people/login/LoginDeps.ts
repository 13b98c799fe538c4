import type { Captcha, Third } from '../identity/index.ts'
import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Sms } from '../../platform/sms.ts'
import type { WordFilter } from '../../core/words/index.ts'

export interface LoginDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  sms: Sms
  third: Third
  captcha: Captcha
  wordFilter: WordFilter
  config: Pick<Config, 'codeKey'>
  log: Log
}
