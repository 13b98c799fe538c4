-- Up Migration
-- Which address of ours an order has. Whoever asks again for the same order gets the same one.
create table usdt_address (
  no text primary key,
  -- The address is derived from this; it is enough to find the key that spends what arrived there.
  index integer not null unique check (index >= 0),
  address text not null unique,
  created_at timestamptz not null default now()
);
create index usdt_address_created on usdt_address (created_at);
