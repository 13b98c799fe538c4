-- Up Migration
-- A deposit ends by itself: nobody's coins stay set aside because a process was lost. Withdrawals end with their payout.
alter table ledger.hold add column expires_at timestamptz;
update ledger.hold set expires_at = created_at + interval '1 day' where state = 1 and (account & 255) = 1;
create index hold_expires on ledger.hold (expires_at) where state = 1 and expires_at is not null;

-- Whose packs are still open: what a payment that went back takes from its payer.
create index pack_owner on ledger.pack (owner) where closed_at is null;
