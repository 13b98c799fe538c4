import type { SnapshotPart } from '../../core/room/index.ts'
import { roomGoalColumn } from './roomGoal.ts'

/** Goals that are running. */
export const snapshot = {
  goals: `(select coalesce(json_agg(${roomGoalColumn} order by g.id), '[]') from goal g left join read.gift t on t.id = g.gift
    where g.show_id = s.id and g.ended_at is null)`,
} satisfies SnapshotPart
