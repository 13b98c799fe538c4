create or replace function epoch_ms(p_at timestamptz) returns double precision language sql immutable
  return coalesce(floor(extract(epoch from p_at) * 1000), 0)::double precision;

-- A battle as both rooms see it, the one who invited first.
create or replace function pk_view(p_battle integer) returns jsonb language sql stable as $$
  select jsonb_build_object('battle', b.id, 'version', b.version, 'state', b.state, 'outcome', coalesce(b.outcome, ''),
    'minutes', b.minutes, 'punish', b.punish, 'punish_time', b.punish_time, 'winner', coalesce(b.winner, 0), 'overtimes', b.overtimes,
    'at', public.epoch_ms(clock_timestamp()), 'since', public.epoch_ms(b.since), 'until', case b.state when 'idle' then 0 else public.epoch_ms(b.until) end,
    'no', b.score_no, 'upto', b.score_upto::text,
    'sides', (select jsonb_agg(jsonb_build_object('uid', s.uid, 'uname', a.nicename, 'uhead', a.avatar, 'level', a.level_anchor, 'stream', w.stream,
        'score', s.score::text, 'streak', s.streak, 'gone', case when s.gone_told then public.epoch_ms(s.gone_at) else 0 end,
        'givers', (select coalesce(jsonb_agg(jsonb_build_object('uid', g.giver, 'uname', g.nicename, 'uhead', g.avatar, 'coins', g.coins::text)
            order by g.coins desc, g.giver), '[]') from (
          select t.giver, t.coins, p.nicename, p.avatar from public.battle_giver t join read.account p on p.id = t.giver and p.cancelled_at is null
          where t.battle_id = b.id and t.uid = s.uid order by t.coins desc, t.giver limit 3) g)) order by s.uid <> b.inviter)
      from public.battle_side s join read.account a on a.id = s.uid join read.show w on w.id = s.show_id where s.battle_id = b.id))
  from public.battle b where b.id = p_battle
$$;
