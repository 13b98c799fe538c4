import type { SnapshotPart } from '../../core/room/index.ts'

/** Number of guards of the anchor. */
export const snapshot = {
  guard_nums: '(select count(*)::int from guard g where g.liveuid = s.uid and g.ends_at > now())',
} satisfies SnapshotPart
