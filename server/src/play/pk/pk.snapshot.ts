import type { SnapshotPart } from '../../core/room/index.ts'

/** The battle the show is in. */
export const snapshot = {
  pk: '(select pk_view(b.battle_id) from battle_side b where b.show_id = s.id and b.open)',
} satisfies SnapshotPart
