import type { Language } from '@nimbo/contract'
import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Config } from '../../platform/config.ts'
import type { LiveKit } from '../../platform/livekit.ts'
import type { Log } from '../../platform/log.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import type { FeedShow } from './Feed.ts'
import type { Messages } from './message.store.ts'
import type { RoomPosition } from './roomPosition.ts'
import type { RoomPublisher } from './RoomPublisher.ts'

/** Filter of words people may not write, made by the feature that has the list. */
interface WordFilter {
  find(...texts: readonly (string | undefined)[]): Promise<string | undefined>
  hints(language: Language): Promise<string[]>
}

export interface LiveDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  livekit: LiveKit
  rooms: RoomPublisher
  positionOf(show: FeedShow): Promise<RoomPosition>
  missedLines(show: FeedShow, after: number): Promise<Messages>
  wordFilter: WordFilter
  config: Pick<Config, 'centrifugo' | 'livekit' | 'minuteSeconds'>
  log: Log
}
