import type { Sql } from '../../platform/postgres.ts'

export interface MicSetting {
  ismic: 0 | 1
  level: number
}

/** Rules of an anchor for asking. Everybody may ask, until they say otherwise. */
export async function micSetting(sql: Sql, liveuid: number): Promise<MicSetting> {
  const rows = await sql.query<MicSetting>('select open::int as ismic, level from mic_setting where liveuid = $1', [liveuid])
  return rows[0] ?? { ismic: 1, level: 1 }
}

/** False when it was so already. */
export async function writeMicSetting(sql: Sql, liveuid: number, { ismic, level }: MicSetting): Promise<boolean> {
  const rows = await sql.query(
    `insert into mic_setting as m (liveuid, open, level) values ($1, $2, $3)
     on conflict (liveuid) do update set open = excluded.open, level = excluded.level
       where (m.open, m.level) is distinct from (excluded.open, excluded.level) returning 1`,
    [liveuid, ismic === 1, level],
  )
  return rows.length > 0
}

/** Reason why a viewer of a level may not ask; undefined when they may. */
export function askRefusal({ ismic, level }: MicSetting, own: number): 'Off' | 'LevelTooLow' | undefined {
  if (ismic === 0) return 'Off'
  return own < level ? 'LevelTooLow' : undefined
}
