import type { Third } from '../identity/index.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/postgres.ts'

export interface HomeDeps {
  db: Database
  third: Third
  config: Pick<Config, 'centrifugo' | 'livekit' | 'push' | 'apps'>
}
