import type { LiveDeps } from '../../core/room/index.ts'
import type { Config } from '../../platform/config.ts'

export type PkDeps = Pick<LiveDeps, 'db' | 'livekit' | 'rooms' | 'log' | 'limits'> & {
  config: Pick<Config, 'livekit' | 'battleMinuteSeconds'>
}
