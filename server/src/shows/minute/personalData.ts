import type { PersonalData } from '../../platform/personalData.ts'
import { visitedShows } from '../admission/index.ts'

export const personalData = {
  copied: {
    roomMinutes: `select s.stream, m.minute, m.price, m.started_at, m.ends_at, m.state from ${visitedShows} join room_minute m on m.show_id = s.id and m.uid = v.uid
    where v.uid = $1 order by s.id, m.minute`,
    mediaSeen: `select s.stream, m.from_at, m.to_at from ${visitedShows} join media_span m on m.show_id = s.id and m.uid = v.uid where v.uid = $1 order by s.id, m.from_at`,
  },
} as const satisfies PersonalData
