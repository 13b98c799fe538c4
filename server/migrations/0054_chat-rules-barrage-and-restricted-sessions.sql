-- Up Migration
-- Lines that are no longer shown keep their number and their text, for whoever decides about them.
alter table message add column deleted_at timestamptz, add column deleted_by integer references account (id);
create index message_deleted on message (deleted_at) where deleted_at is not null;

alter table show add column slow_seconds smallint not null default 0 check (slow_seconds in (0, 5, 10, 30, 60)),
  add column pin text not null default '' check (length(pin) <= 80), add column pin_uid integer references account (id);
alter table show drop constraint show_end_reason_check, add constraint show_end_reason_check check (end_reason in ('anchor', 'lost', 'closed'));

-- When a person last said something while slow mode was on, and under which request: repeated, it is the same line.
alter table visit add column spoke_at timestamptz, add column spoke_id uuid;

-- What a barrage costs: one row, edited by operators.
create table barrage_rule (
  one boolean primary key default true check (one),
  coins integer not null check (coins between 1 and 100000)
);
insert into barrage_rule (coins) values (10);

-- A session of a disabled account reads why, appeals and signs out.
alter table session add column restricted boolean not null default false;
