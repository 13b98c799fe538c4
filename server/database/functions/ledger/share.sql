-- What a spend is called in anchor_share; null for what brings no votes. A deposit pays the minutes of a private show.
create or replace function ledger.share_kind(p_op smallint) returns text language sql immutable
  return case p_op when 1 then 'gift' when 2 then 'barrage' when 3 then 'guard' when 4 then 'roomFee' when 5 then 'minuteFee'
    when 6 then 'tip' when 33 then 'minuteFee' when 47 then 'minuteFee' end;

-- The most votes so many coins may bring. The ledger does not know which kind of gift it is, so the highest share of gifts is its limit.
create or replace function ledger.votes_allowed(p_op smallint, p_coins bigint) returns bigint language plpgsql stable as $$
declare share integer;
begin
  select s.percent into share from read.anchor_share s where s.kind = ledger.share_kind(p_op) order by s.percent desc limit 1;
  return p_coins * coalesce(share, 0) / 100;
end $$;

-- Whether a spend may bring these people so many votes in all: not above the anchor's share, and nobody gives to themselves.
create or replace function ledger.share_allows(p_uid integer, p_op smallint, p_coins bigint, p_receivers jsonb) returns boolean language plpgsql stable as $$
declare votes bigint; total bigint := 0; is_own boolean := false;
begin
  for i in 0 .. jsonb_array_length(p_receivers) - 1 loop
    votes := p_receivers -> i ->> 1;
    total := total + votes;
    is_own := is_own or (votes > 0 and (p_receivers -> i ->> 0)::int = p_uid);
  end loop;
  return total = 0 or (not is_own and total <= ledger.votes_allowed(p_op, p_coins));
end $$;
