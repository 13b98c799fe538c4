import type { Centrifugo } from '../platform/centrifugo.ts'
import type { Database } from '../platform/postgres.ts'

export interface LoginDeps {
  db: Database
  centrifugo: Centrifugo
}
