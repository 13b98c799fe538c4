-- Up Migration
-- What can be given. A gift out of a backpack is an item of the same number: what one brings is said in ledger.item_kind.
create table gift (
  id smallint primary key check (id between 1 and 511),
  -- By language.
  names jsonb not null,
  price integer not null check (price between 1 and 1000000),
  -- 0 normal, 1 deluxe, 3 doodle.
  type smallint not null default 0 check (type in (0, 1, 3)),
  -- 0 none, 1 hot, 2 for guards only, 3 lucky.
  mark smallint not null default 0 check (mark between 0 and 3),
  icon text not null,
  -- 0 none, 1 a scene of the page by its name, 2 Lottie, 3 video.
  effect_kind smallint not null default 0 check (effect_kind between 0 and 3),
  effect text not null default '' check ((effect = '') = (effect_kind = 0)),
  effect_seconds smallint not null default 0 check (effect_seconds between 0 and 30),
  position integer not null,
  -- On offer between these, and until it is retired. Whoever has one in the backpack may still give it.
  from_at timestamptz,
  until_at timestamptz check (until_at > from_at),
  retired_at timestamptz
);
insert into gift (id, price, type, mark, icon, effect_kind, effect, effect_seconds, names, position)
select v.id, v.price, v.type, v.mark, v.icon, v.effect_kind, v.effect, v.effect_seconds, v.names::jsonb, v.id from (values
  (1, 1, 0, 0, '/gifts/paper-heart.svg', 0, '', 0, '{"en": "Paper Heart", "pt": "Coração de papel", "es": "Corazón de papel", "fr": "Cœur en papier", "ar": "قلب ورقي", "zh-cn": "纸心", "zh": "紙心"}'),
  (2, 5, 0, 0, '/gifts/coffee.svg', 0, '', 0, '{"en": "Coffee", "pt": "Cafezinho", "es": "Cafecito", "fr": "Petit café", "ar": "فنجان قهوة", "zh-cn": "暖心咖啡", "zh": "暖心咖啡"}'),
  (3, 9, 0, 1, '/gifts/rose.svg', 0, '', 0, '{"en": "Rose", "pt": "Rosa", "es": "Rosa", "fr": "Rose", "ar": "وردة", "zh-cn": "玫瑰", "zh": "玫瑰"}'),
  (4, 10, 3, 0, '/gifts/paint-brush.svg', 0, '', 0, '{"en": "Doodle", "pt": "Rabisco", "es": "Garabato", "fr": "Gribouillis", "ar": "رسمة", "zh-cn": "涂鸦", "zh": "塗鴉"}'),
  (5, 18, 0, 0, '/gifts/clover.svg', 0, '', 0, '{"en": "Lucky Clover", "pt": "Trevo da sorte", "es": "Trébol", "fr": "Trèfle", "ar": "برسيم الحظ", "zh-cn": "幸运草", "zh": "幸運草"}'),
  (6, 19, 0, 0, '/gifts/lollipop.svg', 0, '', 0, '{"en": "Swirl Pop", "pt": "Pirulito", "es": "Paleta", "fr": "Sucette", "ar": "مصاصة", "zh-cn": "棒棒糖", "zh": "棒棒糖"}'),
  (7, 29, 0, 0, '/gifts/ice-cream.svg', 0, '', 0, '{"en": "Ice Cream", "pt": "Sorvete", "es": "Helado", "fr": "Glace", "ar": "مثلجات", "zh-cn": "冰淇淋", "zh": "冰淇淋"}'),
  (8, 39, 0, 0, '/gifts/balloons.svg', 0, '', 0, '{"en": "Balloons", "pt": "Balões", "es": "Globos", "fr": "Ballons", "ar": "بالونات", "zh-cn": "气球", "zh": "氣球"}'),
  (9, 52, 0, 0, '/gifts/lipstick.svg', 0, '', 0, '{"en": "Lipstick", "pt": "Batom", "es": "Labial", "fr": "Rouge à lèvres", "ar": "أحمر شفاه", "zh-cn": "口红", "zh": "口紅"}'),
  (10, 66, 0, 0, '/gifts/microphone.svg', 0, '', 0, '{"en": "Encore Mic", "pt": "Microfone", "es": "Micrófono", "fr": "Micro", "ar": "ميكروفون", "zh-cn": "麦克风", "zh": "麥克風"}'),
  (11, 88, 0, 1, '/gifts/teddy-bear.svg', 0, '', 0, '{"en": "Teddy Bear", "pt": "Ursinho", "es": "Osito", "fr": "Nounours", "ar": "دبدوب", "zh-cn": "小熊", "zh": "小熊"}'),
  (12, 99, 0, 1, '/gifts/cloud-star.svg', 0, '', 0, '{"en": "Nimbo Star", "pt": "Estrela Nimbo", "es": "Estrella Nimbo", "fr": "Étoile Nimbo", "ar": "نجمة نيمبو", "zh-cn": "云朵之星", "zh": "雲朵之星"}'),
  (13, 100, 0, 1, '/gifts/football.svg', 2, '/effects/goal.json', 3, '{"en": "Great Goal", "pt": "Golaço", "es": "Golazo", "fr": "But !", "ar": "هدف", "zh-cn": "世界波", "zh": "世界波"}'),
  (14, 166, 0, 0, '/gifts/butterfly.svg', 0, '', 0, '{"en": "Butterfly", "pt": "Borboleta", "es": "Mariposa", "fr": "Papillon", "ar": "فراشة", "zh-cn": "蝴蝶", "zh": "蝴蝶"}'),
  (15, 199, 0, 0, '/gifts/headphones.svg', 0, '', 0, '{"en": "Headphones", "pt": "Fones", "es": "Audífonos", "fr": "Casque", "ar": "سماعات", "zh-cn": "耳机", "zh": "耳機"}'),
  (16, 233, 0, 0, '/gifts/camera.svg', 0, '', 0, '{"en": "Camera", "pt": "Câmera", "es": "Cámara", "fr": "Appareil photo", "ar": "كاميرا", "zh-cn": "相机", "zh": "相機"}'),
  (17, 299, 0, 0, '/gifts/guitar.svg', 2, '/effects/serenade.json', 4, '{"en": "Serenade", "pt": "Serenata", "es": "Serenata", "fr": "Sérénade", "ar": "معزوفة", "zh-cn": "小夜曲", "zh": "小夜曲"}'),
  (18, 366, 0, 0, '/gifts/perfume.svg', 2, '/effects/mist.json', 3, '{"en": "Perfume", "pt": "Perfume", "es": "Perfume", "fr": "Parfum", "ar": "عطر", "zh-cn": "香水", "zh": "香水"}'),
  (19, 420, 0, 1, '/gifts/cake.svg', 2, '/effects/wish.json', 4, '{"en": "Wish Cake", "pt": "Bolo do desejo", "es": "Pastel de deseos", "fr": "Gâteau à vœux", "ar": "كعكة الأمنيات", "zh-cn": "心愿蛋糕", "zh": "心願蛋糕"}'),
  (20, 520, 0, 2, '/gifts/crown.svg', 2, '/effects/coronation.json', 4, '{"en": "Crown", "pt": "Coroa", "es": "Corona", "fr": "Couronne", "ar": "تاج", "zh-cn": "皇冠", "zh": "皇冠"}'),
  (21, 666, 0, 0, '/gifts/hot-air-balloon.svg', 0, '', 0, '{"en": "Hot-air Balloon", "pt": "Balão de ar quente", "es": "Globo aerostático", "fr": "Montgolfière", "ar": "منطاد", "zh-cn": "热气球", "zh": "熱氣球"}'),
  (22, 999, 0, 0, '/gifts/diamond-ring.svg', 2, '/effects/brilliance.json', 4, '{"en": "Diamond Ring", "pt": "Anel de diamante", "es": "Anillo de diamante", "fr": "Bague en diamant", "ar": "خاتم ألماس", "zh-cn": "钻戒", "zh": "鑽戒"}'),
  (23, 1288, 0, 0, '/gifts/falcon.svg', 0, '', 0, '{"en": "Falcon", "pt": "Falcão", "es": "Halcón", "fr": "Faucon", "ar": "صقر", "zh-cn": "猎鹰", "zh": "獵鷹"}'),
  (24, 1999, 1, 1, '/gifts/rocket.svg', 1, 'rocket-launch', 5, '{"en": "Rocket", "pt": "Foguete", "es": "Cohete", "fr": "Fusée", "ar": "صاروخ", "zh-cn": "火箭", "zh": "火箭"}'),
  (25, 2888, 0, 0, '/gifts/sports-car.svg', 0, '', 0, '{"en": "Sports Car", "pt": "Carro esportivo", "es": "Auto deportivo", "fr": "Voiture de sport", "ar": "سيارة رياضية", "zh-cn": "跑车", "zh": "跑車"}'),
  (26, 3888, 0, 2, '/gifts/lion.svg', 0, '', 0, '{"en": "Lion", "pt": "Leão", "es": "León", "fr": "Lion", "ar": "أسد", "zh-cn": "雄狮", "zh": "雄獅"}'),
  (27, 5200, 1, 0, '/gifts/castle.svg', 1, 'castle-in-clouds', 6, '{"en": "Sky Castle", "pt": "Castelo nas nuvens", "es": "Castillo en las nubes", "fr": "Château des nuages", "ar": "قلعة السحاب", "zh-cn": "云端城堡", "zh": "雲端城堡"}'),
  (28, 8888, 0, 0, '/gifts/dragon.svg', 0, '', 0, '{"en": "Jade Dragon", "pt": "Dragão de jade", "es": "Dragón de jade", "fr": "Dragon de jade", "ar": "تنين اليشم", "zh-cn": "翡翠龙", "zh": "翡翠龍"}'),
  (29, 12000, 1, 0, '/gifts/yacht.svg', 1, 'yacht-island', 6, '{"en": "Island Yacht", "pt": "Iate na ilha", "es": "Yate a la isla", "fr": "Yacht vers l’île", "ar": "يخت الجزيرة", "zh-cn": "海岛游艇", "zh": "海島遊艇"}'),
  (30, 20000, 1, 2, '/gifts/phoenix.svg', 1, 'phoenix-rising', 7, '{"en": "Phoenix", "pt": "Fênix", "es": "Fénix", "fr": "Phénix", "ar": "عنقاء", "zh-cn": "凤凰", "zh": "鳳凰"}')
) v (id, price, type, mark, icon, effect_kind, effect, effect_seconds, names);
-- On an empty database the trigger that opens the house's account of a kind does not exist yet.
insert into ledger.item_kind (id) select id from gift on conflict do nothing;
insert into ledger.account (id, asset, floor) select -1000 - id, 100 + id, null from gift on conflict do nothing;

-- The run of repeats each giver is in. A crash of the database loses it, and the next gift begins another run: nothing else depends on it.
create unlogged table combo (
  uid integer primary key,
  show_id bigint not null,
  gift smallint not null,
  packed boolean not null,
  receivers integer[] not null,
  combo uuid not null,
  count integer not null,
  at timestamptz not null
) with (fillfactor = 50);

-- What a wallet spent ever, beside what it spent today: a level is answered with the spend that reaches it.
alter table ledger.account add column spent_total bigint not null default 0;
update ledger.account a set spent_total = s.coins from (
  select t.owner, sum(case when t.reverses is null then p.amount else -p.amount end) as coins
  from ledger.transfer t join ledger.transfer w on w.id = coalesce(t.reverses, t.id) join ledger.posting p on p.transfer = t.id
  where t.state = 1 and w.op in (1, 2, 3, 4, 5, 6, 33) and p.asset = 1
    and case when t.reverses is null then p.debit = t.owner::bigint * 256 + 1 and p.credit = -1 else p.credit = t.owner::bigint * 256 + 1 and p.debit = -1 end
  group by t.owner
) s where a.id = s.owner::bigint * 256 + 1;

-- From how many coins spent (user) or votes got (anchor) on a level is reached.
create table level_rule (
  kind text not null check (kind in ('user', 'anchor')),
  level smallint not null check (level between 1 and 100),
  need bigint not null,
  primary key (kind, level),
  unique (kind, need)
);
insert into level_rule (kind, level, need)
select k.kind, n, round(k.step * power(n - 1, 2.5))::bigint from generate_series(1, 100) n, (values ('user', 100), ('anchor', 200)) k (kind, step);

create table guard_tier (
  id smallint primary key,
  -- 1 week or month, 2 year.
  type smallint not null check (type in (1, 2)),
  days integer not null check (days > 0),
  price integer not null check (price > 0),
  names jsonb not null,
  retired_at timestamptz
);
insert into guard_tier (id, type, days, price, names) values
  (1, 1, 7, 300, '{"en": "7-day guard", "pt": "Guardião 7 dias", "es": "Guardián 7 días", "fr": "Gardien 7 jours", "ar": "حارس 7 أيام", "zh-cn": "7天守护", "zh": "7天守護"}'),
  (2, 1, 30, 1000, '{"en": "Monthly guard", "pt": "Guardião mensal", "es": "Guardián mensual", "fr": "Gardien mensuel", "ar": "حارس شهري", "zh-cn": "月守护", "zh": "月守護"}'),
  (3, 2, 365, 12000, '{"en": "Annual guard", "pt": "Guardião anual", "es": "Guardián anual", "fr": "Gardien annuel", "ar": "حارس سنوي", "zh-cn": "年守护", "zh": "年守護"}');

-- Who guards whom, until when by the database's clock. What is over stays until it is bought again.
create table guard (
  liveuid integer not null references account (id),
  uid integer not null references account (id),
  tier smallint not null references guard_tier (id),
  type smallint not null,
  ends_at timestamptz not null,
  primary key (liveuid, uid)
);
create index guard_running on guard (liveuid, ends_at);

-- Projections of the ledger's feed, like those of 0062. Who got most votes and who gave most coins.
create table ranking (
  kind text not null check (kind in ('profit', 'consume')),
  scope text not null check (scope in ('hour', 'day', 'week', 'month', 'total')),
  -- Hours from 1970, days from 1970 to the day, to the week's Monday or to the month's first, or 0; in UTC.
  period integer not null,
  uid integer not null,
  amount bigint not null,
  primary key (kind, scope, period, uid)
) with (fillfactor = 70);
create index ranking_rank on ranking (kind, scope, period, amount desc, uid);
drop table anchor_votes;

alter table contribution drop constraint contribution_scope_check,
  add constraint contribution_scope_check check (scope in ('show', 'day', 'week', 'month', 'total'));
-- For taking away what is long over.
create index contribution_over on contribution (scope, period) where scope in ('day', 'week', 'month');

-- What a person paid in a show, by the ledger's operation; and how much of it came back.
create table receipt (
  show_id bigint not null,
  uid integer not null,
  op smallint not null,
  count bigint not null,
  coins bigint not null,
  refunded bigint not null,
  primary key (show_id, uid, op)
) with (fillfactor = 80);

-- A run of the same gift to one receiver. What was undone is counted beside it.
create table gift_record (
  combo uuid not null,
  receiver integer not null,
  uid integer not null,
  show_id bigint not null,
  gift smallint not null,
  packed boolean not null,
  nums bigint not null,
  coins bigint not null,
  votes bigint not null,
  undone_nums bigint not null,
  undone_coins bigint not null,
  undone_votes bigint not null,
  at timestamptz not null,
  primary key (combo, receiver)
) with (fillfactor = 80);
create index gift_record_sent on gift_record (uid, at desc);
create index gift_record_got on gift_record (receiver, at desc);
create index gift_record_show on gift_record (show_id, uid);

-- Votes of each minute of a show, in minutes from 1970.
create table show_votes (
  show_id bigint not null,
  minute integer not null,
  votes bigint not null,
  primary key (show_id, minute)
) with (fillfactor = 80);

-- What was taken in before is taken in once more, for the projections that are new.
delete from show_income;
delete from contribution;
update ledger.feed_mark set hi = 0 where consumer = 'showVotes';
