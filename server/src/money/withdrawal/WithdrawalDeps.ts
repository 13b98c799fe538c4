import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/postgres.ts'

export interface WithdrawalDeps {
  db: Database
  config: Pick<Config, 'payoutMethods'>
}
