import type { Clock } from '../../platform/clock.ts'
import type { ConfigFor } from '../../platform/config.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'

export interface OperatorDeps {
  db: Database
  limits: Limits
  config: Pick<ConfigFor<'console'>, 'consoleOrigin' | 'operatorKey'>
  clock?: Clock
}
