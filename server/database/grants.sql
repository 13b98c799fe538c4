-- Everything each role may do. Applied after the functions and views whenever anything changed, in the same transaction: what is not
-- granted here is not allowed, also to objects that were created a moment ago.
-- nimbo_api answers the product, nimbo_console the operators, nimbo_worker runs jobs and loops, nimbo_payout sends money.
revoke all on schema public, ledger, read from public, nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_jobs, nimbo_realtime;
revoke all on all tables in schema public, ledger, read from public, nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_jobs, nimbo_realtime;
revoke all on all sequences in schema public, ledger, read from public, nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_jobs, nimbo_realtime;
revoke all on all functions in schema public, ledger, read from public, nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_jobs, nimbo_realtime;
-- A function that is made later is nobody's until it is granted here.
alter default privileges revoke execute on functions from public;
grant usage on schema public to nimbo_api, nimbo_console, nimbo_worker, nimbo_payout, nimbo_realtime;
grant usage on schema ledger to nimbo_api, nimbo_console, nimbo_worker, nimbo_payout;
grant usage on schema read to nimbo_api, nimbo_console, nimbo_worker;

-- What owners publish. A view reads with the rights of its owner: whoever may read one needs no right to the table under it.
grant select on read.account, read.show, read.super_admin to nimbo_api, nimbo_console, nimbo_worker;
grant select on read.follow, read.block to nimbo_api, nimbo_worker;
grant select on read.live_class to nimbo_api;
grant select on read.show_audience to nimbo_api, nimbo_worker;
grant select on read.operator to nimbo_console;
grant select on
  read.visit, read.payment, read.recharge_rule, read.recharge_price, read.cash_rule, read.sanction, read.report_class,
  read.report_case, read.message, read.room_admin, read.video, read.exchange_rule to nimbo_api, nimbo_console, nimbo_worker;
grant select on read.entrance, read.session, read.gift, read.guest_seat to nimbo_api, nimbo_worker;
grant select on
  read.contribution, read.gift_wall, read.gift_record, read.receipt, read.show_votes, read.guard,
  read.goal, read.goal_tip, read.red_pack, read.invite_code to nimbo_api;
grant select on read.barrage to nimbo_console;
-- What features declare together.
grant select on read.room_guard to nimbo_api, nimbo_console, nimbo_worker;
grant select on read.room_occupancy, read.rival_admission, read.show_visit, read.account_status, read.certification_appeal to nimbo_api, nimbo_worker;
grant select on read.sanction_appeal, read.sanctioned_video to nimbo_api, nimbo_console;
grant select on read.reported_video to nimbo_console, nimbo_worker;
grant select on read.spoken_line, read.keyed_request to nimbo_api;
grant select on read.credited_payment, read.appeal to nimbo_worker;
grant select on read.notice_choice, read.push_subscription, read.upload, read.usdt_address to nimbo_worker;

-- People and sign-in
-- The API writes what people say about themselves. Who is certified or disabled is decided by functions; only erasing takes the former away.
grant select, insert (country_code, phone, password_hash, country_name, nicename),
  update (country_code, phone, password_hash, nicename, avatar, sex, signature, birthday, city, lists_private, cancelled_at, erase_after) on account to nimbo_api;
grant select, update (phone, password_hash, nicename, avatar, sex, signature, birthday, city, country_name, certified_at, erase_after)
  on account to nimbo_worker;
grant select on account to nimbo_console;
grant select, delete on former_phone to nimbo_api, nimbo_worker;
grant select, insert, delete on follow, block to nimbo_api, nimbo_worker;
-- How often each was chosen is the trigger's.
grant select on label, label_count to nimbo_api;
grant select on label to nimbo_worker;
grant select, insert (names, colour, position), update (names, colour, position, retired_at) on label to nimbo_console;
grant select, insert (uid, touid, slot, label), delete on user_label to nimbo_api;
grant select, delete on user_label, label_count to nimbo_worker;
-- The API takes requests for copies of data and gives out addresses; the worker makes the copies and deletes them.
grant select, insert (uid, language), update (link_hash, link_until) on data_export to nimbo_api;
grant select, update (state, claim, claimed_at, ready_at, expires_at, bytes), delete on data_export to nimbo_worker;
grant select on follow_count to nimbo_api;
grant select, delete on follow_count to nimbo_worker;
grant select, insert, update, delete on session, code, known_origin to nimbo_api, nimbo_worker;
grant select, insert, delete on code_request, captcha_used, third_identity, third_attempt to nimbo_api, nimbo_worker;
grant execute on function lock_account to nimbo_api;
grant execute on function revoke_sessions to nimbo_api, nimbo_worker;

-- Rooms
grant select on banner to nimbo_api;
grant select, insert, update on banner to nimbo_console;
grant select, update (sent, refused) on banner to nimbo_worker;

-- Coins of a red pack are the ledger's; what it says and to whom is written once, and the worker says when it was settled.
grant select, insert (id, show_id, uid, type, type_grant, des, follow) on red_pack to nimbo_api;
grant select, update (des, settled_at) on red_pack to nimbo_worker;

-- Gifts and guard are sent and bought by functions, which write the run and the term with the ledger's transfer.
grant select on gift, level_rule to nimbo_api;
grant select on guard, guard_tier to nimbo_api, nimbo_console, nimbo_worker;
grant select on gift to nimbo_worker;
-- Never the number of a gift, which is that of a backpack's item, too.
grant select, insert on gift to nimbo_console;
grant update (names, price, type, mark, icon, effect_kind, effect, effect_seconds, position, from_at, until_at, retired_at) on gift to nimbo_console;
grant execute on function ledger.add_item_kind to nimbo_console;
grant select, insert on gift_file to nimbo_console;
grant update (state) on gift_file to nimbo_console;
grant select, update (state, reason, seconds) on gift_file to nimbo_worker;
grant execute on function send_gift, buy_guard to nimbo_api;
grant execute on function raise_levels to nimbo_worker;

-- The API sets goals and takes tips, the worker ends them. What was promised is written once.
grant select, insert (show_id, kind, title, gift, unit, need, request_id, request, ends_at),
  update (given, givers, state, reason, ends_at, ended_at) on goal to nimbo_api;
grant select, update (state, ended_at, settled_at) on goal to nimbo_worker;
-- Erasing an account takes away what its anchor promised.
grant update (title, request, reason) on goal to nimbo_worker;
grant select, insert (transfer, goal_id, uid, coins) on goal_tip to nimbo_api;
grant select on goal_tip to nimbo_worker;
grant execute on function end_tip to nimbo_worker;

grant select on live_class to nimbo_api, nimbo_console, nimbo_worker;
grant select on sensitive_word to nimbo_api, nimbo_worker;
grant select, insert, update on show, visit to nimbo_api, nimbo_worker;
grant select on show, visit to nimbo_console;
-- The API lets people in and reserves their first minute; only the worker says what LiveKit had.
grant select, insert, update on entrance, room_minute to nimbo_api, nimbo_worker;
grant select on media_span to nimbo_api;
grant select on show_income, contribution, ranking, receipt, gift_record, gift_wall, show_votes, show_audience to nimbo_api;
grant select, insert, update on show_income, contribution, ranking, receipt, gift_record, gift_wall, show_votes, show_audience to nimbo_worker;
-- Periods that are long over.
grant delete on contribution, ranking to nimbo_worker;
grant select, insert, update, delete on media_span to nimbo_worker;
-- Private shows: both ask the table of states, only the worker says what LiveKit had.
grant select, insert, update on private_offer to nimbo_api;
grant select, delete on private_offer to nimbo_worker;
grant select, insert, update on private_show, private_deposit to nimbo_api;
grant select, update on private_show, private_deposit to nimbo_worker;
grant select, insert on private_tick to nimbo_api, nimbo_worker;
grant select on private_span to nimbo_api;
grant select, insert, update, delete on private_span to nimbo_worker;
grant execute on function commit_tick to nimbo_api, nimbo_worker;
grant select, insert on message to nimbo_api, nimbo_worker;
grant select, insert on barrage to nimbo_api;
-- Erasing an account takes away what the person said.
grant update (content, fields) on message to nimbo_worker;
grant select, update (content) on barrage to nimbo_worker;
grant select, insert, update, delete on guest_seat to nimbo_api, nimbo_worker;
grant usage on sequence guest_seat_generation to nimbo_api, nimbo_worker;
grant select, insert, update on mic_setting to nimbo_api;
grant select, delete on mic_setting, battle_off to nimbo_worker;
-- Both decide battles by the same table; only the worker counts what was given in one.
grant select, insert, update on battle, battle_side to nimbo_api;
grant select, update on battle, battle_side to nimbo_worker;
grant select on battle_giver to nimbo_api;
grant select, insert, update on battle_giver to nimbo_worker;
grant select, insert on battle_transfer to nimbo_worker;
grant select, insert, delete on battle_off to nimbo_api;
grant execute on function pk_view, epoch_ms to nimbo_api, nimbo_worker;
grant insert on centrifugo_outbox to nimbo_api, nimbo_worker;
grant usage on sequence centrifugo_outbox_id_seq to nimbo_api, nimbo_worker;
grant execute on function centrifugo_notify to nimbo_api, nimbo_worker;
grant select, delete, update on centrifugo_outbox to nimbo_realtime;

-- What people write to each other. The worker adds gifts, and takes away what an erased person wrote. Operators see what was reported.
grant select, insert (low, high), update (last_seq) on conversation to nimbo_api;
grant select, update (last_seq) on conversation to nimbo_worker;
grant select, insert, update on conversation_side to nimbo_api, nimbo_worker;
grant delete on conversation_side to nimbo_worker;
grant usage on sequence conversation_order to nimbo_api, nimbo_worker;
grant select, insert on private_message to nimbo_api, nimbo_worker;
grant update (content, image, width, height, erased) on private_message to nimbo_worker;
grant select, insert, update, delete on gift_card to nimbo_worker;

-- Roles, sanctions and reports. The API writes its own people's sanctions: those of operators, and super-admins, come from functions that
-- take an operator's session. What was written stays: a room's mutes and kicks are lifted by a function that looks at rank.
grant select on ban_rule, report_class, barrage_rule to nimbo_api, nimbo_console, nimbo_worker;
grant select on room_admin, super_admin to nimbo_api, nimbo_console, nimbo_worker;
grant delete on room_admin to nimbo_worker;
grant execute on function set_room_admin to nimbo_api;
grant select, insert (uid, act, scope, liveuid, show_id, by_role, by_uid, class, ban_rule, texts, lines, expires_at) on sanction to nimbo_api;
grant execute on function lift_room_sanctions, disable_account to nimbo_api;
grant select, update (lines) on sanction to nimbo_worker;
grant select on sanction to nimbo_console;
grant select, insert (uid, show_id, video_id, class, due_at), update (class, reports, due_at) on report_case to nimbo_api;
grant select, insert (case_id, uid, class, content, lines, seq, chat), update (class, content, lines, seq, chat) on report to nimbo_api;
grant select on report_case, report to nimbo_console;
grant select, update (content, lines, told_at) on report to nimbo_worker;
grant select on report_case to nimbo_worker;
grant update (deleted_at, deleted_by) on message to nimbo_api;
grant select on message, barrage to nimbo_console;
grant execute on function decide_report_case, lift_sanction, set_super_admin to nimbo_console;
grant execute on function end_expired_sanctions to nimbo_worker;

-- Short videos. The worker converts them and deletes their files; an operator removes them by a decision.
grant select, insert (uid, object, title, cover), update (state, likes, views) on video to nimbo_api;
grant select, update (title, state, fault, progress, claim, claimed_until, begun_at, lost, width, height, seconds, has_captions, likes, purged_at)
  on video to nimbo_worker;
grant select on video to nimbo_console;
grant select, insert, delete on video_like to nimbo_api;
grant select, insert on video_view to nimbo_api;
grant select, delete on video_like, video_view to nimbo_worker;

-- Uploads, notices, leads, requests without a key
grant select, insert, update, delete on upload, push_subscription to nimbo_api, nimbo_worker;
grant select, insert, update (superseded_at), delete on page_asset to nimbo_api;
grant select, insert, update on inferred_key to nimbo_api;
grant select, delete on inferred_key to nimbo_worker;
grant execute on function infer_key to nimbo_api;
grant select, insert, update, delete on push_told, push_retry to nimbo_worker;
grant select, insert, update (seen_at) on notice to nimbo_api;
grant select, insert, update on notice_choice to nimbo_api;
grant select, delete on notice_choice to nimbo_worker;
grant select, insert, delete on new_follower to nimbo_api;
grant select, delete on new_follower to nimbo_worker;
grant select, insert, delete on told_follower to nimbo_worker;
grant select, insert, update, delete on announcement to nimbo_worker;
grant select, insert, delete, update (data) on notice to nimbo_worker;
grant select, insert on notice to nimbo_console;
grant select, insert, update on lead to nimbo_api;
grant select, update on lead to nimbo_console, nimbo_worker;

-- Certification and appeals. The API files what people ask for; states move through functions that take an operator's session. The
-- console does not see which picture is whose: a function tells it, and writes that down.
grant select on certification_reason to nimbo_api, nimbo_console;
grant select, insert (uid, real_name, sex, birthday, nationality, phone, contact_type, contact, image, consent, language)
  on certification to nimbo_api;
grant execute on function withdraw_certification to nimbo_api;
grant select (id, uid, real_name, sex, birthday, nationality, phone, contact_type, contact, has_photo, consent, language, state, sent_at, decided_at)
  on certification to nimbo_console;
-- Retention and erasing.
grant select, delete, update (real_name, birthday, nationality, phone, contact, image, purged_at) on certification to nimbo_worker;
grant select on certification_decision to nimbo_api, nimbo_console, nimbo_worker;
grant delete on certification_decision to nimbo_worker;
grant execute on function years_old to nimbo_api, nimbo_console;
grant execute on function decide_certification, overturn_certification, open_certification_photo, take_certification_photo to nimbo_console;
grant select, insert (subject, subject_id, uid, ground, text) on appeal to nimbo_api;
grant select on appeal to nimbo_console;
grant select, delete on appeal to nimbo_worker;
grant execute on function appeal_actors, decide_appeal to nimbo_console;

-- Paying in. What arrived is written once: of a payment only what becomes of it may change.
grant select on recharge_rule, recharge_price, pay_offer to nimbo_api, nimbo_worker, nimbo_console;
-- The API orders and asks the worker to look; only the worker, which has asked the provider, says what arrived.
grant select, insert (no, uid, key, hash, rule, first, method, currency, amount, coins, give, expires_at),
  update (state, provider_id, action, ask_at, asked_at, asks) on pay_order to nimbo_api;
grant select, update (state, ask_at, asked_at, asks, heard) on pay_order to nimbo_worker;
grant select, insert, update (state, back, taken, reversed_at) on payment to nimbo_worker;
grant select on payment to nimbo_api, nimbo_console;
grant select, insert on usdt_address to nimbo_api;
grant select on usdt_address to nimbo_worker;
grant usage on sequence usdt_address_index to nimbo_api;
grant select on pay_term to nimbo_worker;

-- Invitations and exchange
grant select, insert, update, delete on invite_code to nimbo_api, nimbo_worker;
grant select, insert, delete on invited to nimbo_api, nimbo_worker;
grant select, insert, update on invite_reward to nimbo_worker;
grant select on invite_reward to nimbo_api;
-- Every process that starts checks the economy first.
grant select on exchange_rule, anchor_share, currency_range to nimbo_api, nimbo_worker, nimbo_console;
grant select, insert on exchanged to nimbo_api;
grant select on exchanged to nimbo_worker;

-- Paying out. What was asked for and where it goes is written once: what was signed is what is sent.
grant select on cash_rule to nimbo_api, nimbo_console, nimbo_worker;
grant select, insert, update on cash_account to nimbo_api;
grant select, update on cash_account to nimbo_worker;
grant select on cash_account to nimbo_console;
grant select,
  insert (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency, gross, take, tax,
    fee, net, risk, signs, needed) on withdrawal to nimbo_api;
grant select on withdrawal to nimbo_console, nimbo_worker;
-- States move through functions: the console's take a session for a signature, the payout worker's take what was signed.
grant select, update (why, provider_id, ask_at) on withdrawal to nimbo_payout;
grant execute on function sign_withdrawal, reject_withdrawal to nimbo_console;
grant select on correction to nimbo_console;
grant execute on function propose_correction, decide_correction to nimbo_console;
grant execute on function start_payout, end_payout to nimbo_payout;
grant select, insert, update on payout_fund to nimbo_payout;
grant select on payout_fund to nimbo_console;

-- Operators. The console answers invitations; it makes no operators and enables nobody again. Who signed and what was done is stored
-- at a time only the database gives.
grant select, update (password_hash, totp_used, invite_hash, invite_until) on operator to nimbo_console;
grant select, insert, update, delete on operator_passkey, operator_challenge to nimbo_console;
grant execute on function open_operator_session, operator_session_of, end_operator_session, prove_operator_session to nimbo_console;
grant select, insert (operator, act, subject, detail) on audit to nimbo_console;
grant select on withdrawal_signature to nimbo_console;
grant select, insert (withdrawal, operator, note) on withdrawal_note to nimbo_console;

-- The ledger: no table, only functions.
grant execute on function
  ledger.spend, ledger.spend_many, ledger.exchange, ledger.hold, ledger.send_pack, ledger.take_share, ledger.close_pack,
  ledger.wallet_of, ledger.operation_of, ledger.set_limits, ledger.exclude, ledger.lock_wallet, ledger.hold_wallet, ledger.lock_votes,
  ledger.votes_total, ledger.coins_gone, ledger.givers_of, ledger.pending_votes,
  ledger.seals_before, ledger.seals_of, ledger.proofs_of, ledger.history_path,
  ledger.months_of, ledger.lines_of, ledger.sealed_of, ledger.sealed_before, ledger.recount, ledger.turnover_of,
  ledger.balance_matches, ledger.agrees, ledger.spend_item, ledger.items_of, ledger.item_lines_of, ledger.reserve_minute, ledger.end_minute, ledger.end_private,
  ledger.pack_of, ledger.open_packs, ledger.shares_of, ledger.share_of, ledger.tip to nimbo_api;
grant execute on function
  ledger.credit, ledger.take_back, ledger.close_pack, ledger.due_deposits, ledger.expire_deposit, ledger.fold, ledger.wallet_of,
  ledger.seal_next, ledger.sign_seal, ledger.seal_lag, ledger.seals_before, ledger.seals_of, ledger.proofs_of, ledger.history_path,
  ledger.sealed_of, ledger.sealed_before, ledger.violations, ledger.check_recent, ledger.note_check,
  ledger.last_check, ledger.fold_lag, ledger.feed_next, ledger.feed_rows, ledger.feed_lag, ledger.grant_item, ledger.due_lots, ledger.expire_lot,
  ledger.reserve_minute, ledger.end_minute, ledger.end_private, ledger.end_tip, ledger.due_packs,
  ledger.pack_of, ledger.closed_packs, ledger.close_pack_of_ended_show, ledger.months_of, ledger.lines_of, ledger.items_of to nimbo_worker;
grant execute on function
  ledger.balance_matches, ledger.agrees, ledger.last_check, ledger.check_recent, ledger.violations, ledger.note_check, ledger.givers_of,
  ledger.wallet_of to nimbo_console;
grant execute on function
  ledger.last_check, ledger.check_recent, ledger.violations, ledger.note_check to nimbo_payout;
