-- Functions that are only called by others which set a search path, and name everything in full, set none themselves: it would be set
-- and restored at every call, and keep them from being inlined into their caller.

-- The outcome stored under a key; no row when the key is new. Answers a retry without locking the wallet.
create or replace function ledger.earlier(p_uid integer, p_key uuid, p_hash bytea, p_op smallint) returns setof ledger.outcome language sql stable as $$
  select t.id, case when t.hash <> p_hash or t.op <> p_op then 'mismatch' else coalesce(t.reason, 'ok') end, t.balance, true
  from ledger.transfer t where t.owner = p_uid and t.key = p_key
$$;

-- Records the outcome under its key, or gives back the one that is there. Called with the accounts already locked, in ascending
-- order, everywhere: accounts first, then the key, or two calls deadlock.
create or replace function ledger.record(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_reason text, p_balance bigint, p_ref text,
  p_count integer default 1, p_combo uuid default null, out id bigint, out earlier ledger.outcome
) language plpgsql as $$
begin
  insert into ledger.transfer (owner, key, op, hash, state, reason, balance, ref, count, combo)
    values (p_uid, p_key, p_op, p_hash, case when p_reason is null then 1 else 2 end, p_reason, p_balance, p_ref, p_count, p_combo)
    on conflict (owner, key) do nothing returning transfer.id into id;
  if id is null then earlier := (select e from ledger.earlier(p_uid, p_key, p_hash, p_op) e); end if;
end $$;

-- The outcome of a request, for whoever lost the answer.
create or replace function ledger.operation_of(p_uid integer, p_key uuid, out transfer bigint, out op smallint, out status text, out balance bigint, out at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select t.id, t.op, coalesce(t.reason, 'ok'), t.balance, t.created_at from ledger.transfer t where t.owner = p_uid and t.key = p_key
$$;

-- Room events of a transfer, in the transaction that makes them true.
create or replace function ledger.emit(p_outbox jsonb) returns void language sql as $$
  insert into public.centrifugo_outbox (method, payload, partition)
  select e ->> 'method', e -> 'payload', coalesce((e ->> 'partition')::int, 0) from jsonb_array_elements(p_outbox) e
$$;

-- Append-only: not even the owner of the tables changes a row by accident.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$ begin raise exception 'the ledger is append-only'; end $$;
create or replace trigger posting_stays before update or delete or truncate on ledger.posting for each statement execute function ledger.refuse_change();
create or replace trigger transfer_stays before update or delete or truncate on ledger.transfer for each statement execute function ledger.refuse_change();
create or replace trigger seal_stays before delete or truncate on ledger.seal for each statement execute function ledger.refuse_change();
create or replace trigger seal_stays_signed before update on ledger.seal for each row when (old.signature is not null) execute function ledger.refuse_change();
create or replace trigger seal_tree_stays before update or delete or truncate on ledger.seal_tree for each statement execute function ledger.refuse_change();
create or replace trigger seal_node_stays before update or delete or truncate on ledger.seal_node for each statement execute function ledger.refuse_change();
