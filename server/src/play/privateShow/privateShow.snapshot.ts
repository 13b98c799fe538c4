import type { SnapshotPart } from '../../core/room/index.ts'

/** Price of a private show with the anchor, and the private show they are away for. */
export const snapshot = {
  private_show: `json_build_object('need_coin_min', coalesce((select o.price from private_offer o where o.uid = s.uid and o.is_on), 0)::int,
    'id', coalesce((select p.id from private_show p where p.show_id = s.id and p.state in ('accepted', 'running', 'paused')), 0)::float8)`,
} satisfies SnapshotPart
