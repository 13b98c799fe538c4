-- Where a phone's own wallet may be shown beside the card. Off unless a row says so: a store's build sells through its store only,
-- and a package people install themselves has no wallet before its web view was given one.
alter table pay_offer add column wallets boolean not null default false check (not wallets or method = 'card');
update pay_offer set wallets = true where method = 'card' and platform = 'web';
