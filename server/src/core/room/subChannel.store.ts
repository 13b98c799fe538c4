import type { Sql } from '../../platform/postgres.ts'
import type { SubChannels } from './nextSubChannels.ts'

interface SubChannelRow extends SubChannels {
  id: bigint
  stream: string
  /** By the database's clock: processes must agree when a step is due. */
  ageSeconds: number
}

export async function subChannelsOf(sql: Sql, showIds: readonly bigint[]): Promise<SubChannelRow[]> {
  return sql.query<SubChannelRow>(
    `select id, stream, reader_channels as "readerChannels", frame_channels as "frameChannels",
       extract(epoch from now() - channels_at)::float8 as "ageSeconds"
     from read.show where id = any ($1::bigint[]) and state = 'live'`,
    [showIds],
  )
}

/** False when another process has taken a step since `before` was read. */
export async function saveSubChannels(sql: Sql, showId: bigint, before: SubChannels, next: SubChannels): Promise<boolean> {
  const rows = await sql.query(
    `update show set reader_channels = $4, frame_channels = $5, channels_at = now()
     where id = $1 and reader_channels = $2 and frame_channels = $3 and state = 'live' returning id`,
    [showId, before.readerChannels, before.frameChannels, next.readerChannels, next.frameChannels],
  )
  return rows.length > 0
}
