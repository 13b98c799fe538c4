import type { RoomCard } from '@nimbo/contract'
import type { Third } from '../../people/identity/index.ts'
import { listRooms, type RoomFilter } from '../../shows/roomList/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import type { WordFilter } from '../../core/words/index.ts'

export interface HomeDeps {
  db: Database
  limits: Limits
  third: Third
  wordFilter: WordFilter
  config: Pick<Config, 'centrifugo' | 'livekit' | 'push' | 'apps' | 'translate'>
}

/** Lists of rooms differ only in what they filter and how they sort. */
export function roomList({ db, config }: HomeDeps, filter: RoomFilter): Promise<RoomCard[]> {
  return db.query((sql) => listRooms(sql, filter, config.livekit.publicUrl))
}
