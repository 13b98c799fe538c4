import type { Centrifugo } from '../platform/centrifugo.ts'
import type { Config } from '../platform/config.ts'
import type { LiveKit } from '../platform/livekit.ts'
import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import type { Lanes, Standing, FeedShow } from '../room/index.ts'

export interface LiveDeps {
  db: Database
  centrifugo: Centrifugo
  livekit: LiveKit
  lanes: Lanes
  standing(show: FeedShow): Promise<Standing>
  config: Pick<Config, 'centrifugo' | 'livekit'>
  log: Log
}
