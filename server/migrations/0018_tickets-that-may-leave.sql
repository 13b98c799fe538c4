-- Up Migration
-- What operators leave for each other beside a withdrawal.
create table withdrawal_note (
  id integer generated always as identity primary key,
  withdrawal integer not null references withdrawal (id),
  operator integer not null references operator (id),
  note text not null,
  at timestamptz not null default now()
);
create index withdrawal_note_of on withdrawal_note (withdrawal, id);
