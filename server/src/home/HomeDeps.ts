import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/postgres.ts'

export interface HomeDeps {
  db: Database
  config: Pick<Config, 'centrifugo' | 'livekit'>
}
