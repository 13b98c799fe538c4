import { createCentrifugo } from './platform/centrifugo.ts'
import type { Config } from './platform/config.ts'
import type { Checks } from './platform/health.ts'
import { createLimits } from './platform/limit.ts'
import { createLiveKit } from './platform/livekit.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { openPostgres } from './platform/postgres.ts'
import { openRedis } from './platform/redis.ts'
import { openStorage } from './platform/storage.ts'
import { createFeedResizing, createFrameRelay, createMissedLines, createRoomPositions, createRoomPublisher } from './core/room/index.ts'
import { snapshotParts } from './snapshotParts.ts'
import { uploadUses } from './uploadUses.ts'
import { createWordFilter } from './core/words/index.ts'

type EngineConfig = Pick<
  Config,
  'databaseUrl' | 'databasePoolSize' | 'redisUrl' | 'apiProcesses' | 'centrifugo' | 'feedChannelSize' | 'livekit' | 's3'
>

/** The engines, the room engine and the word filter, as both processes use them. */
export function openEngines(config: EngineConfig, log: Log) {
  const metrics = createMetrics()
  const db = openPostgres(config.databaseUrl, log, config.databasePoolSize)
  const redis = openRedis(config.redisUrl, log)
  const limits = createLimits({ redis, metrics, processes: config.apiProcesses })
  const centrifugo = createCentrifugo(config.centrifugo)
  const livekit = createLiveKit(config.livekit)
  const storage = openStorage(config.s3)
  const rooms = createRoomPublisher({ db, centrifugo, relay: createFrameRelay(redis, log), metrics, log })
  const positionOf = createRoomPositions(db, centrifugo, snapshotParts)
  const missedLines = createMissedLines(db, metrics)
  const wordFilter = createWordFilter(db)
  const resizeFeeds = createFeedResizing({ db, centrifugo, config, log })
  const checks: Checks = {
    PostgreSQL: () => db.ping(),
    Redis: async () => void (await redis.ping()),
    Centrifugo: () => centrifugo.ping(),
    LiveKit: () => livekit.ping(),
    S3: () => storage.ping(),
  }
  return {
    metrics,
    db,
    redis,
    limits,
    centrifugo,
    livekit,
    storage,
    rooms,
    positionOf,
    missedLines,
    resizeFeeds,
    wordFilter,
    checks,
    uploadUses,
    async close() {
      await rooms.close()
      redis.disconnect()
      await db.close()
    },
  }
}
export type Engines = ReturnType<typeof openEngines>
