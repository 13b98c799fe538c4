-- Up Migration
-- A media token carries the generation it was minted for. Revoking an admission raises its generation, so that every token from
-- before is recognised when it is used again.
alter table visit add column generation integer not null default 1, add column revoked_at timestamptz;
create index visit_revoked on visit (revoked_at) where revoked_at is not null;

-- Seats are deleted and given again, so their generations come from a sequence.
create sequence guest_seat_generation as integer cycle;
alter table guest_seat add column generation integer not null default nextval('guest_seat_generation');
