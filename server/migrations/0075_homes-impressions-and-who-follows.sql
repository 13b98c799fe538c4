-- Up Migration
-- Who follows somebody, newest first, and those of one moment in an order, too.
create index follow_newest on follow (touid, created_at desc, uid desc);
drop index follow_touid;

-- Only they see whom they follow and who follows them.
alter table account add column lists_private boolean not null default false;

-- What people can say of each other. A retired one stays with who chose it, unseen.
create table label (
  id smallint generated always as identity primary key,
  -- By language.
  names jsonb not null,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  position integer not null,
  retired_at timestamptz
);
insert into label (names, colour, position) select v.names::jsonb, v.colour, v.position from (values
  (1, '{"en": "Lovely voice", "pt": "Voz linda", "es": "Voz bonita", "fr": "Jolie voix", "ar": "صوت جميل", "zh-cn": "声音好听", "zh": "聲音好聽"}', '#f0245e'),
  (2, '{"en": "Funny", "pt": "Muito humor", "es": "Mucho humor", "fr": "Beaucoup d’humour", "ar": "خفة دم", "zh-cn": "幽默风趣", "zh": "幽默風趣"}', '#e8590c'),
  (3, '{"en": "Great energy", "pt": "Alto astral", "es": "Buena energía", "fr": "Belle énergie", "ar": "طاقة إيجابية", "zh-cn": "元气满满", "zh": "元氣滿滿"}', '#d9480f'),
  (4, '{"en": "Great dancer", "pt": "Dança demais", "es": "Baila genial", "fr": "Danse à merveille", "ar": "رقص رائع", "zh-cn": "舞技超群", "zh": "舞技超群"}', '#ae3ec9'),
  (5, '{"en": "Elegant", "pt": "Elegância", "es": "Elegancia", "fr": "Élégance", "ar": "أناقة", "zh-cn": "优雅大方", "zh": "優雅大方"}', '#7048e8'),
  (6, '{"en": "Attentive", "pt": "Atenção com todos", "es": "Atiende a todos", "fr": "À l’écoute", "ar": "اهتمام بالجميع", "zh-cn": "贴心", "zh": "貼心"}', '#4263eb'),
  (7, '{"en": "Dark humor", "pt": "Humor ácido", "es": "Humor negro", "fr": "Humour noir", "ar": "سخرية لاذعة", "zh-cn": "冷幽默", "zh": "冷幽默"}', '#495057'),
  (8, '{"en": "Great cook", "pt": "Cozinha bem", "es": "Cocina genial", "fr": "Cuisine au top", "ar": "طبخ شهي", "zh-cn": "厨艺好", "zh": "廚藝好"}', '#e67700'),
  (9, '{"en": "Football fan", "pt": "Entende de futebol", "es": "Sabe de fútbol", "fr": "Passion foot", "ar": "شغف بالكرة", "zh-cn": "懂球", "zh": "懂球"}', '#2b8a3e'),
  (10, '{"en": "Night owl", "pt": "Alma noturna", "es": "Alma nocturna", "fr": "Oiseau de nuit", "ar": "رفيق السهر", "zh-cn": "夜猫子", "zh": "夜貓子"}', '#364fc7'),
  (11, '{"en": "Polyglot", "pt": "Poliglota", "es": "Políglota", "fr": "Polyglotte", "ar": "يتقن لغات عدة", "zh-cn": "多语达人", "zh": "多語達人"}', '#1971c2'),
  (12, '{"en": "Creative", "pt": "Criatividade", "es": "Creatividad", "fr": "Créativité", "ar": "إبداع", "zh-cn": "有创意", "zh": "有創意"}', '#0b7285'),
  (13, '{"en": "Kind", "pt": "Gentileza", "es": "Amabilidad", "fr": "Gentillesse", "ar": "لطف", "zh-cn": "温柔善良", "zh": "溫柔善良"}', '#c2255c'),
  (14, '{"en": "Smart", "pt": "Inteligência", "es": "Inteligencia", "fr": "Esprit vif", "ar": "ذكاء", "zh-cn": "聪明", "zh": "聰明"}', '#1864ab'),
  (15, '{"en": "Pro gamer", "pt": "Joga muito", "es": "Juega genial", "fr": "As du jeu vidéo", "ar": "لعب احترافي", "zh-cn": "游戏高手", "zh": "遊戲高手"}', '#087f5b'),
  (16, '{"en": "Great taste in music", "pt": "Bom gosto musical", "es": "Buen gusto musical", "fr": "Bons goûts musicaux", "ar": "ذوق موسيقي", "zh-cn": "音乐品味好", "zh": "音樂品味好"}', '#9c36b5'),
  (17, '{"en": "Great storyteller", "pt": "Conta boas histórias", "es": "Cuenta historias", "fr": "Sait raconter", "ar": "حكايات ممتعة", "zh-cn": "会讲故事", "zh": "會講故事"}', '#862e9c'),
  (18, '{"en": "Beautiful smile", "pt": "Sorriso lindo", "es": "Linda sonrisa", "fr": "Beau sourire", "ar": "ابتسامة جميلة", "zh-cn": "笑容好看", "zh": "笑容好看"}', '#e64980'),
  (19, '{"en": "Relaxing", "pt": "Passa calma", "es": "Transmite calma", "fr": "Ambiance zen", "ar": "حضور مريح", "zh-cn": "治愈", "zh": "療癒"}', '#2f9e44'),
  (20, '{"en": "Always on time", "pt": "Sempre pontual", "es": "Siempre puntual", "fr": "Toujours à l’heure", "ar": "دقة في المواعيد", "zh-cn": "准时开播", "zh": "準時開播"}', '#5f3dc4')
) v (position, names, colour) order by v.position;

-- What one person says of another: at most three things.
create table user_label (
  uid integer not null references account (id),
  touid integer not null references account (id),
  slot smallint not null check (slot between 1 and 3),
  label smallint not null references label (id),
  created_at timestamptz not null default now(),
  primary key (uid, touid, slot),
  unique (uid, touid, label),
  check (uid <> touid)
);
create index user_label_touid on user_label (touid);

-- How many people say it of somebody. Triggers on user_label keep it.
create table label_count (
  touid integer not null references account (id),
  label smallint not null references label (id),
  nums integer not null,
  primary key (touid, label)
) with (fillfactor = 70);

-- Different people who came into a show, written when it ends: the list of somebody's shows does not count every visit anew.
alter table show add column people integer;
update show s set people = (select count(*) from visit v where v.show_id = s.id and v.uid <> s.uid) where s.state = 'ended';

-- How many of each gift somebody ever got, less what was undone; projected from the ledger's feed like gift_record.
create table gift_wall (
  uid integer not null,
  gift smallint not null,
  nums bigint not null,
  primary key (uid, gift)
) with (fillfactor = 80);
-- A reader of the feed that is adding to gift_record finishes first.
select 1 from ledger.feed_mark where consumer = 'showVotes' for update;
insert into gift_wall (uid, gift, nums) select receiver, gift, sum(nums - undone_nums) from gift_record group by 1, 2;
