import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/postgres.ts'

export interface AgentDeps {
  db: Database
  config: Pick<Config, 'publicOrigin'>
}
