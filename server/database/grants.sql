-- Everything each role may do. Applied after the functions and views whenever anything changed, in the same transaction: what is not
-- granted here is not allowed, also to objects that were created a moment ago.
revoke all on schema public, ledger from public, nimbo_app, nimbo_jobs, nimbo_realtime;
revoke all on all tables in schema public, ledger from public, nimbo_app, nimbo_jobs, nimbo_realtime;
revoke all on all sequences in schema public, ledger from public, nimbo_app, nimbo_jobs, nimbo_realtime;
revoke all on all functions in schema public, ledger from public, nimbo_app, nimbo_jobs, nimbo_realtime;
grant usage on schema public to nimbo_app, nimbo_realtime;
grant usage on schema ledger to nimbo_app;

-- People and sign-in
grant select, insert, update on account to nimbo_app;
grant select, insert, delete on follow, block to nimbo_app;
grant select, insert, update, delete on session, code to nimbo_app;
grant select, insert, delete on code_request, captcha_used, third_identity, third_attempt to nimbo_app;
grant execute on function revoke_sessions to nimbo_app;

-- Rooms
grant select on live_class to nimbo_app;
grant select, insert, update on show, visit to nimbo_app;
grant execute on function commit_tick to nimbo_app;
-- Erasing an account takes away what the person said.
grant select, insert, update (content, fields) on message to nimbo_app;
grant select, insert, update, delete on guest_seat to nimbo_app;
grant usage on sequence guest_seat_generation to nimbo_app;
grant insert on centrifugo_outbox to nimbo_app;
grant usage on sequence centrifugo_outbox_id_seq to nimbo_app;
grant execute on function centrifugo_notify to nimbo_app;
grant select, delete, update on centrifugo_outbox to nimbo_realtime;

-- Uploads, notices, leads, requests without a key
grant select, insert, update, delete on upload, push_subscription, push_told, keyless to nimbo_app;
grant select, insert, update on lead to nimbo_app;

-- Paying in. What arrived is written once: of a payment only what becomes of it may change.
grant select on recharge_rule, recharge_price, pay_offer to nimbo_app;
grant select, insert, update on pay_order to nimbo_app;
grant select, insert, update (state, back, taken, reversed_at) on payment to nimbo_app;
grant select, insert on usdt_address to nimbo_app;
grant usage on sequence usdt_address_index to nimbo_app;

-- Invitations and exchange
grant select, insert, update, delete on invite_code to nimbo_app;
grant select, insert, delete on invited to nimbo_app;
grant select, insert, update on invite_reward to nimbo_app;
grant select on exchange_rule to nimbo_app;
grant select, insert on exchanged to nimbo_app;

-- Paying out. What was asked for and where it goes is written once: what was signed is what is sent.
grant select on cash_rule to nimbo_app;
grant select, insert, update on cash_account, payout_fund to nimbo_app;
grant select,
  insert (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency, gross, take, tax,
    fee, net, risk, signs, needed),
  update (state, reason, note, why, prepared, provider_id, decided_at, ended_at, ask_at) on withdrawal to nimbo_app;

-- Operators. The application answers invitations; it makes no operators, gives no role and enables nobody again. Who signed and what
-- was done is stored at a time only the database gives.
grant select, update (password_hash, totp_used, invite_hash, invite_until) on operator to nimbo_app;
grant select, insert, update, delete on operator_passkey, operator_challenge, operator_session to nimbo_app;
grant select, insert (operator, act, subject, detail) on audit to nimbo_app;
grant select, insert (withdrawal, operator, decision, note) on withdrawal_signature to nimbo_app;
grant select, insert (withdrawal, operator, note) on withdrawal_note to nimbo_app;

-- The ledger: no table, only functions.
grant execute on function
  ledger.spend, ledger.spend_many, ledger.credit, ledger.take_back, ledger.exchange, ledger.hold, ledger.end_hold, ledger.fold,
  ledger.send_pack, ledger.take_share, ledger.close_pack,
  ledger.wallet_of, ledger.operation_of, ledger.set_limits, ledger.exclude, ledger.hold_wallet, ledger.lock_votes,
  ledger.votes_total, ledger.coins_gone, ledger.debts_of, ledger.givers_of, ledger.votes_from,
  ledger.seal_next, ledger.sign_seal, ledger.seal_lag, ledger.seals_before, ledger.seals_of, ledger.proofs_of, ledger.history_path,
  ledger.months_of, ledger.lines_of, ledger.sealed_of, ledger.sealed_before, ledger.recount, ledger.turnover_of,
  ledger.violations, ledger.check_recent, ledger.agrees, ledger.note_check, ledger.last_check, ledger.fold_lag to nimbo_app;
