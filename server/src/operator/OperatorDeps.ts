import type { ConfigFor } from '../platform/config.ts'
import type { Database } from '../platform/postgres.ts'

export interface OperatorDeps {
  db: Database
  config: Pick<ConfigFor<'console'>, 'consoleOrigin' | 'operatorKey'>
}
