import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/postgres.ts'

export interface OperatorDeps {
  db: Database
  config: Pick<Config, 'consoleOrigin' | 'operatorKey'>
}
