-- What waits for its answer engages nobody.
create or replace view read.battle_room as
  select e.show_id from public.battle_side e join public.battle b on b.id = e.battle_id where e.open and b.state <> 'invited';
comment on view read.battle_room is 'pk: a room whose anchor is in a battle';

create or replace view read.battle_rival as
  select m.uid, b.id as battle, t.show_id
  from public.battle_side m join public.battle b on b.id = m.battle_id and b.state not in ('idle', 'invited')
    join public.battle_side t on t.battle_id = b.id and t.uid <> m.uid
  where m.open;
comment on view read.battle_rival is 'pk: an anchor in a battle, and the show of the other one';
