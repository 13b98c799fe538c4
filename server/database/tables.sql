-- Which feature of server/src owns each table, and what a row is. docs/database.md is drawn from this.
comment on table account is 'user: one person';
comment on table former_phone is 'user: a number as an account spelled it before E.164; signs in an account that lost its number to another';
comment on table data_export is 'export: a copy of a person''s data that was asked for';
comment on table follow is 'user: one person follows another';
comment on table follow_count is 'user: how many follow a person and how many they follow, to be summed over its rows';
comment on table block is 'user: one person blocks another';
comment on table label is 'label: what people can say of each other, in seven languages';
comment on table user_label is 'label: what one person says of another';
comment on table label_count is 'label: how many people say it of somebody';

comment on table session is 'identity: one signed-in device; only the hash of its token is stored';
comment on table code is 'identity: the newest code sent to a phone, as a keyed hash';
comment on table code_request is 'identity: one request for a code, whether or not it was sent; budgets count these';
comment on table captcha_used is 'identity: a solved captcha, which counts once';
comment on table known_origin is 'identity: an address or device somebody signed in from, as a keyed hash';
comment on table third_identity is 'identity: a person at another sign-in provider';
comment on table third_attempt is 'identity: a sign-in that was begun at another provider';

comment on table banner is 'banner: a picture the home page opens with, put up by operators';

comment on table live_class is 'show: a class of rooms, edited by operators';
comment on table show is 'show: one broadcast from start to end';
comment on table visit is 'admission: who was admitted to which show';
comment on table entrance is 'admission: what a person has done at the door of a show: the password known, the fee paid, the price of a minute agreed to';
comment on table room_minute is 'minute: one minute of a person in a timed room, from its reservation to its capture or release';
comment on table private_offer is 'privateShow: what a minute alone with an anchor costs';
comment on table private_show is 'privateShow: one request and the show it became, with its state and its bill';
comment on table private_deposit is 'privateShow: coins set aside for minutes of one, and what the minutes took of them';
comment on table private_span is 'privateShow: when the media of a side was seen, the proof for its minutes';
comment on table private_tick is 'privateShow: a minute that was billed, and how long media flowed in it';
comment on table media_span is 'minute: when the media of an anchor or viewer was seen in a timed room, the proof for its minutes';
comment on table guest_seat is 'guest: a person on the mic of a show beside its anchor, on the way to it, or no longer';
comment on table mic_setting is 'linkmic: whom an anchor lets ask to join on the mic';
comment on table show_income is 'rank: coins and votes of a show by kind, projected from the ledger''s feed';
comment on table contribution is 'rank: coins a person gave an anchor in a show, a day, a week, a month and ever, projected from the ledger''s feed';
comment on table ranking is 'rank: votes people got and coins they gave in an hour, a day, a week, a month and ever, projected from the ledger''s feed';
comment on table receipt is 'rank: what a person paid in a show by kind, projected from the ledger''s feed';
comment on table gift_record is 'rank: a run of the same gift from one person to another, projected from the ledger''s feed';
comment on table gift_wall is 'rank: how many of each gift somebody got, projected from the ledger''s feed';
comment on table show_votes is 'rank: votes of a minute of a show, projected from the ledger''s feed';
comment on table show_audience is 'show: the most viewers of a minute of a show';
comment on table message is 'room: one numbered line of a show: an event of the chat lane';
comment on table centrifugo_outbox is 'room: an event to publish, written in the transaction that makes it true';

comment on table conversation is 'message: what two people write to each other';
comment on table conversation_side is 'message: what one of the two has of a conversation: read, unread, taken out of the list';
comment on table private_message is 'message: one message of a conversation, numbered without gaps';
comment on table gift_card is 'message: a run of gifts between two who write to each other, until it is over and becomes a message';

comment on table gift is 'gift: what can be given, in seven languages';
comment on table gift_file is 'catalogue: a picture or an effect that an operator uploaded for a gift, and what was found in it';
comment on table combo is 'gift: the run of repeats a giver is in';
comment on table level_rule is 'rank: from how many coins or votes on a level is reached';
comment on table red_pack is 'red: what a red pack is in its room, and when it was settled';
comment on table goal is 'goal: a wish or a task of a show, its terms and what became of it';
comment on table goal_tip is 'goal: coins somebody set aside for a goal';
comment on table guard_tier is 'guard: a term of guard and its price';
comment on table guard is 'guard: who guards an anchor, and until when';

comment on table barrage is 'barrage: what somebody paid to say across the picture';
comment on table barrage_rule is 'barrage: what a barrage costs, one row';
comment on table room_admin is 'room: who keeps order in an anchor''s room';
comment on table ban_rule is 'sanction: how long a ban may last, edited by operators';
comment on table report_class is 'sanction: a reason for a report or sanction and the rule it breaks, edited by operators';
comment on table sanction is 'sanction: one act of moderation with rule, reason, scope and expiry';
comment on table report_case is 'report: every open report about one person in one show, or about one video';
comment on table report is 'report: one report and what the person reported had said';
comment on table super_admin is 'user: who keeps order in every room, made by operators';
comment on table sensitive_word is 'words: a word people may not write, or one that contains such a word innocently';

comment on table upload is 'upload: one uploaded file on its way from quarantine to readable';
comment on table video is 'video: a short video, how far its conversion is and how often it was seen and liked';
comment on table video_like is 'video: who likes a video';
comment on table video_view is 'video: who was counted as a viewer of a video today';
comment on table certification_reason is 'certification: why an application is rejected, with what the person reads';
comment on table certification is 'certification: one application';
comment on table certification_decision is 'certification: what an operator decided about an application';
comment on table certification_view is 'certification: an address of a photo that an operator was given';
comment on table appeal is 'appeal: a decision somebody asks to be looked at again';
comment on table push_subscription is 'push: a device that receives notices';
comment on table push_told is 'push: when somebody was last told that an anchor went live';
comment on table notice is 'notice: what a person was told about themselves';
comment on table notice_choice is 'notice: what a person does not want to be told, where, and when';
comment on table new_follower is 'notice: somebody who follows a person, who has not been told yet';
comment on table told_follower is 'notice: somebody a person was told of as a follower within thirty days';
comment on table push_retry is 'push: a message its push service did not take yet';
comment on table announcement is 'announcement: how far the followers of an anchor have been told of a show';
comment on table lead is 'lead: somebody who wants to become an anchor';
comment on table page_asset is 'platform: a built file of the page, kept for a day after no build has it';
comment on table inferred_key is 'platform: a request of a client that sends no idempotency key, and the key inferred for it';

comment on table battle is 'pk: a battle between two anchors, from its invitation to its end';
comment on table battle_side is 'pk: one of the two anchors of a battle, and the score';
comment on table battle_transfer is 'pk: a transfer that counted in a battle';
comment on table battle_giver is 'pk: what somebody gave to one side of a battle';
comment on table battle_off is 'pk: an anchor who does not want to be invited';

comment on table recharge_rule is 'charge: a coin package';
comment on table recharge_price is 'charge: the price of a package in one currency';
comment on table pay_offer is 'charge: which payment method is offered on which platform and in which country';
comment on table pay_term is 'charge: how long payments of a method may be reversed, edited by operators';
comment on table pay_order is 'charge: one purchase';
comment on table payment is 'charge: one transaction of a provider';
comment on table usdt_address is 'payment: the deposit address of an order';

comment on table invite_code is 'agent: the invitation code of a person';
comment on table invited is 'agent: who invited whom';
comment on table invite_reward is 'agent: the reward for one payment of an invited person';
comment on table anchor_share is 'economy: how many of a hundred coins reach the anchor as votes, by kind of spend';
comment on table currency_range is 'economy: between what a unit of a currency may be worth';
comment on table exchange_rule is 'exchange: rates and switches, one row';
comment on table exchanged is 'exchange: the answer to one exchange';

comment on table cash_rule is 'withdrawal: rates, fees and limits of a way to be paid out';
comment on table cash_account is 'withdrawal: where a person is paid out to';
comment on table withdrawal is 'withdrawal: one withdrawal from request to payout';
comment on table withdrawal_signature is 'review: one approval or rejection by an operator';
comment on table withdrawal_note is 'review: a note operators leave beside a withdrawal';
comment on table payout_fund is 'payout: what the wallets we pay from hold';

comment on table correction is 'correction: what operators mend in the ledger, proposed by one and decided by another';

comment on table operator is 'operator: a person of the console';
comment on table operator_passkey is 'operator: a passkey';
comment on table operator_challenge is 'operator: a challenge that waits for its answer';
comment on table operator_session is 'operator: a signed-in console';
comment on table audit is 'operator: what operators did, append-only';

comment on table ledger.account is 'ledger: one balance of a person or of the house';
comment on table ledger.transfer is 'ledger: the outcome of one request, under its idempotency key';
comment on table ledger.posting is 'ledger: one amount from an account to another';
comment on table ledger.hold is 'ledger: an amount set aside until it is captured or released';
comment on table ledger.pack is 'ledger: one red pack in escrow';
comment on table ledger.share is 'ledger: one share of a pack';
comment on table ledger.item_kind is 'ledger: a kind of item for backpacks, and the votes one may bring';
comment on table ledger.lot is 'ledger: items that were granted at once and expire at once, and how many are left';
comment on table ledger.feed_mark is 'ledger: up to which transaction a reader of the feed has taken transfers in';
comment on table ledger.origin is 'ledger: coins of one payment that reached a person';
comment on table ledger.pack_origin is 'ledger: coins of one payment in a red pack';
comment on table ledger.fold_mark is 'ledger: up to which transaction credits are folded into balances';
comment on table ledger.seal is 'ledger: a signed tree over a range of transfers';
comment on table ledger.seal_tree is 'ledger: the nodes of a seal''s tree';
comment on table ledger.seal_node is 'ledger: complete subtrees over the seals';
comment on table ledger.month_total is 'ledger: what an account saw in a month';
comment on table ledger.given is 'ledger: votes from one giver on one day';
comment on table ledger.recount is 'ledger: when a person''s balances were last recomputed from all postings';
comment on table ledger.checked is 'ledger: the sum of an account''s postings up to the mark';
comment on table ledger.check_mark is 'ledger: up to which transaction postings are in checked';
comment on table ledger.whole_check is 'ledger: the result of the last check of every invariant';

comment on table migration is 'platform: numbered migrations that were run';
comment on table definition is 'platform: files of server/database as they were applied';
