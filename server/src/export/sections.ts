/** Shows a person was in, on air or watching: what they did there is found by them, however much others did. */
const seen = `visit v join show s on s.id = v.show_id`

/**
 * Everything a copy of a person's data has, one file each: what is read for person $1. Others appear in it by the number and name that
 * everybody sees, and only where the app shows the person who they are. `personTables` says which table is where.
 */
export const sections = {
  profile: `select id, nicename as name, sex, signature as bio, birthday, city, country_code, country_name, phone, avatar, lists_private, level, level_anchor,
    password_hash is not null as has_password, certified_at, created_at from account where id = $1`,
  formerPhones: `select country_code, phone from former_phone where uid = $1`,
  devices: `select device, source, created_at, seen_at, expires_at, revoked_at from session where uid = $1 order by created_at`,
  placesSignedInFrom: `select seen_at from known_origin where uid = $1 order by seen_at`,
  linkedAccounts: `select provider, subject, name, created_at from third_identity where uid = $1`,
  codesSent: `select c.phone, c.created_at from code_request c join account a on a.phone = c.phone where a.id = $1 order by c.created_at`,
  pushSubscriptions: `select kind, address, language, created_at from push_subscription where uid = $1`,
  goLiveNotices: `select anchor, told_at from push_told where uid = $1 order by told_at`,
  notices: `select kind, data, created_at, seen_at from notice where uid = $1 order by id`,
  following: `select f.touid as uid, a.nicename as name, f.created_at from follow f join account a on a.id = f.touid where f.uid = $1 order by f.created_at`,
  followers: `select f.uid, a.nicename as name, f.created_at from follow f join account a on a.id = f.uid where f.touid = $1 order by f.created_at`,
  blocked: `select b.touid as uid, a.nicename as name, b.created_at from block b join account a on a.id = b.touid where b.uid = $1 order by b.created_at`,
  impressionsSaid: `select u.touid as uid, a.nicename as name, l.names, u.created_at from user_label u join account a on a.id = u.touid
    join label l on l.id = u.label where u.uid = $1 order by u.created_at`,
  impressions: `select l.names, c.nums from label_count c join label l on l.id = c.label where c.touid = $1 and c.nums > 0 order by c.nums desc`,
  noticeChoices: `select push_off, inbox_off, quiet, quiet_from, quiet_to, zone from notice_choice where uid = $1`,
  shows: `select s.stream, s.title, s.city, s.type, s.price, s.landscape, s.class_id, s.thumb as cover, s.opened_at, s.started_at, s.ended_at, s.end_reason,
    s.peak as most_viewers, s.lights as likes, s.slow_seconds, s.pin from show s where s.uid = $1 order by s.id`,
  showIncome: `select s.stream, i.op, i.coins, i.votes, i.count from show s join show_income i on i.show_id = s.id where s.uid = $1 order by s.id, i.op`,
  showAudience: `select s.stream, u.minute, u.viewers from show s join show_audience u on u.show_id = s.id where s.uid = $1 order by s.id, u.minute`,
  showVotes: `select s.stream, u.minute, u.votes from show s join show_votes u on u.show_id = s.id where s.uid = $1 order by s.id, u.minute`,
  watched: `select s.stream, v.first_at, v.last_at from ${seen} where v.uid = $1 order by v.show_id`,
  roomTickets: `select s.stream, e.paid_at, e.paid_coins, e.carried_ms from ${seen} join entrance e on e.show_id = s.id and e.uid = v.uid where v.uid = $1 order by s.id`,
  roomMinutes: `select s.stream, m.minute, m.price, m.started_at, m.ends_at, m.state from ${seen} join room_minute m on m.show_id = s.id and m.uid = v.uid
    where v.uid = $1 order by s.id, m.minute`,
  mediaSeen: `select s.stream, m.from_at, m.to_at from ${seen} join media_span m on m.show_id = s.id and m.uid = v.uid where v.uid = $1 order by s.id, m.from_at`,
  receipts: `select s.stream, r.op, r.count, r.coins, r.refunded from ${seen} join receipt r on r.show_id = s.id and r.uid = v.uid where v.uid = $1 order by s.id`,
  chat: `select s.stream, m.event, m.content, m.created_at, m.deleted_at from ${seen} join message m on m.show_id = s.id and m.uid = v.uid
    where v.uid = $1 order by s.id, m.seq`,
  barrages: `select s.stream, b.content, b.created_at from barrage b join show s on s.id = b.show_id where b.uid = $1 order by b.created_at`,
  onTheMic: `select s.stream, g.state, g.outcome, g.changed_at from ${seen} join guest_seat g on g.show_id = s.id and g.uid = v.uid where v.uid = $1 order by s.id`,
  micSetting: `select open, level from mic_setting where liveuid = $1`,
  giftsSent: `select r.receiver, a.nicename as name, s.stream, r.gift, r.nums, r.coins, r.undone_coins, r.at from gift_record r
    left join show s on s.id = r.show_id left join account a on a.id = r.receiver where r.uid = $1 order by r.at`,
  giftsReceived: `select r.uid as sender, a.nicename as name, s.stream, r.gift, r.nums, r.votes, r.undone_votes, r.at from gift_record r
    left join show s on s.id = r.show_id left join account a on a.id = r.uid where r.receiver = $1 order by r.at`,
  guarding: `select g.liveuid as uid, a.nicename as name, g.type, g.ends_at from guard g join account a on a.id = g.liveuid where g.uid = $1`,
  guardedBy: `select g.uid, a.nicename as name, g.type, g.ends_at from guard g join account a on a.id = g.uid where g.liveuid = $1`,
  redPacks: `select s.stream, r.type, r.type_grant, r.des, r.follow, r.sent_at, r.settled_at from red_pack r join show s on s.id = r.show_id where r.uid = $1 order by r.id`,
  goals: `select s.stream, g.kind, g.title, g.gift, g.unit, g.need, g.given, g.state, g.reason, g.created_at, g.ended_at from show s
    join goal g on g.show_id = s.id where s.uid = $1 order by g.id`,
  goalTips: `select s.stream, g.title, t.coins, t.at, t.ended_at from ${seen} join goal g on g.show_id = s.id
    join goal_tip t on t.goal_id = g.id and t.uid = v.uid where v.uid = $1 order by t.at`,
  privateOffer: `select price, is_on, changed_at from private_offer where uid = $1`,
  privateShows: `select p.id, s.uid as anchor, p.price, p.minutes, p.state, p.asked_at, p.started_at, p.ended_at, p.billed, p.coins from private_show p
    join show s on s.id = p.show_id where p.uid = $1 order by p.id`,
  privateShowsGiven: `select p.id, p.price, p.minutes, p.state, p.asked_at, p.started_at, p.ended_at, p.billed, p.votes from show s
    join private_show p on p.show_id = s.id where s.uid = $1 order by p.id`,
  privateDeposits: `select p.id, d.n, d.minutes, d.coins, d.paid, d.at from private_show p join private_deposit d on d.private_id = p.id where p.uid = $1 order by p.id, d.n`,
  battles: `select b.id, b.state, b.outcome, b.minutes, b.punish, b.created_at, b.fight_at, b.ends_at, m.score from battle_side m
    join battle b on b.id = m.battle_id where m.uid = $1 order by b.id`,
  battleInvitations: `select exists (select 1 from battle_off where uid = $1) as off`,
  conversations: `select o.touid as uid, a.nicename as name, c.last_seq as messages, o.read_seq, o.accepted from conversation_side o
    join conversation c on c.id = o.conversation_id join account a on a.id = o.touid where o.uid = $1 order by o.position desc`,
  messages: `select o.touid as conversation_with, m.uid as sender, m.seq, m.kind, m.content, m.image, m.gift, m.nums, m.coins, m.created_at from conversation_side o
    join private_message m on m.conversation_id = o.conversation_id and m.seq > o.cleared_seq where o.uid = $1 order by o.conversation_id, m.seq`,
  certification: `select c.real_name, c.sex, c.birthday, c.nationality, c.phone, c.contact_type, c.contact, c.consent, c.state, c.sent_at, c.decided_at,
    (select d.reason from certification_decision d where d.certification = c.id order by d.id desc limit 1) as reason
    from certification c where c.uid = $1 order by c.id`,
  appeals: `select subject, subject_id, ground, text, state, note, created_at, decided_at from appeal where uid = $1 order by id`,
  sanctions: `select act, scope, liveuid, texts, lines, created_at, expires_at, lifted_at, lift_reason from sanction where uid = $1 order by id`,
  reports: `select r.class, r.content, r.lines, r.created_at, r.told_at from report r where r.uid = $1 order by r.id`,
  roomAdmins: `select liveuid, uid, created_at from room_admin where uid = $1 or liveuid = $1`,
  superAdmin: `select created_at from super_admin where uid = $1`,
  uploads: `select id, kind, type, state, created_at from upload where uid = $1 order by created_at`,
  videos: `select id, object, title, state, width, height, seconds, likes, views, created_at, removed_at from video where uid = $1 order by id`,
  videosLiked: `select l.video_id, v.uid, v.title from video_like l join video v on v.id = l.video_id where l.uid = $1 order by l.video_id`,
  videosWatched: `select day, video_id from video_view where uid = $1 order by day, video_id`,
  inviteCode: `select code from invite_code where uid = $1`,
  invitedBy: `select inviter, at from invited where uid = $1`,
  invitedPeople: `select i.uid, a.nicename as name, i.at from invited i join account a on a.id = i.uid where i.inviter = $1 order by i.at`,
  inviteRewards: `select invitee as uid, coins, reward, state, at, due_at, paid_at, returned_at from invite_reward where inviter = $1 order by at`,
  balances: `select coins::text, coins_held::text, votes::text, votes_held::text from ledger.wallet_of($1)`,
  statement: `select l.transfer, l.leg, l.slot, l.op, l.amount, l.balance, l.other, l.ref, l.at
    from (select distinct month from ledger.months_of($1) order by month) m, lateral ledger.lines_of($1, m.month, array[1, 2, 3], 10000000, 0) l`,
  backpack: `select * from ledger.items_of($1)`,
  orders: `select o.no, o.method, o.currency, o.amount, o.coins, o.give, o.first, o.state, o.provider_id, u.address as usdt_address, o.created_at, o.expires_at
    from pay_order o left join usdt_address u on u.no = o.no where o.uid = $1 order by o.id`,
  payments: `select method, provider_tx, currency, amount, coins, give, state, at, settles_at, reversed_at, back, taken from payment where uid = $1 order by id`,
  exchanges: `select of_votes, give, got, at from exchanged where uid = $1 order by at`,
  payoutAccounts: `select type, name, document, key_type, account, verified_at, created_at, deleted_at from cash_account where uid = $1 order by id`,
  withdrawals: `select no, type, holder, document, key_type, destination, votes, currency, gross, take, tax, fee, net, state, reason, created_at, decided_at, ended_at
    from withdrawal where uid = $1 order by id`,
  anchorApplications: `select name, contact_type, contact, country, language, about, state, created_at from lead where uid = $1`,
  copiesOfData: `select state, asked_at, ready_at, expires_at, bytes from data_export where uid = $1 order by asked_at`,
} as const satisfies Record<string, string>
export type SectionName = keyof typeof sections
