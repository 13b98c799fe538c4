/** SQL: a goal `g` with its gift `t` as everybody in the room sees it. */
export const roomGoalColumn = `json_build_object('goalid', g.id, 'kind', g.kind, 'title', g.title, 'giftid', coalesce(g.gift, 0),
  'gifticon', coalesce(t.icon, ''), 'unit_coin', g.unit::text, 'need_coin', g.need::text, 'coin_now', g.given::text, 'givers', g.givers,
  'state', g.state, 'endtime', floor(extract(epoch from g.ends_at))::bigint, 'reason', g.reason)`
