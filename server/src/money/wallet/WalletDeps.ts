import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/postgres.ts'

export interface WalletDeps {
  db: Database
  config: Pick<Config, 'statementKey' | 'publicOrigin'>
}
