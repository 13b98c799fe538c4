-- Up Migration
-- Classes of live rooms. An operator edits rows; names are per language.
create table live_class (
  id integer primary key,
  position integer not null,
  names jsonb not null,
  check (names ?& array['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh'])
);

insert into live_class (id, position, names) values
  (1, 1, '{"en":"Music","pt":"Música","es":"Música","fr":"Musique","ar":"موسيقى","zh-cn":"音乐","zh":"音樂"}'),
  (2, 2, '{"en":"Dance","pt":"Dança","es":"Baile","fr":"Danse","ar":"رقص","zh-cn":"舞蹈","zh":"舞蹈"}'),
  (3, 3, '{"en":"Games","pt":"Jogos","es":"Juegos","fr":"Jeux","ar":"ألعاب","zh-cn":"游戏","zh":"遊戲"}'),
  (4, 4, '{"en":"Talk","pt":"Conversa","es":"Charla","fr":"Discussion","ar":"دردشة","zh-cn":"聊天","zh":"聊天"}'),
  (5, 5, '{"en":"Football","pt":"Futebol","es":"Fútbol","fr":"Football","ar":"كرة القدم","zh-cn":"足球","zh":"足球"}'),
  (6, 6, '{"en":"Beauty","pt":"Beleza","es":"Belleza","fr":"Beauté","ar":"جمال","zh-cn":"美妆","zh":"美妝"}'),
  (7, 7, '{"en":"Food","pt":"Comida","es":"Cocina","fr":"Cuisine","ar":"طبخ","zh-cn":"美食","zh":"美食"}'),
  (8, 8, '{"en":"Outdoors","pt":"Ao ar livre","es":"Aire libre","fr":"Plein air","ar":"في الهواء الطلق","zh-cn":"户外","zh":"戶外"}'),
  (9, 9, '{"en":"Art","pt":"Arte","es":"Arte","fr":"Art","ar":"فن","zh-cn":"艺术","zh":"藝術"}'),
  (10, 10, '{"en":"Fitness","pt":"Fitness","es":"Ejercicio","fr":"Forme","ar":"لياقة","zh-cn":"健身","zh":"健身"}'),
  (11, 11, '{"en":"Learning","pt":"Aprender","es":"Aprender","fr":"Apprendre","ar":"تعلّم","zh-cn":"学习","zh":"學習"}'),
  (12, 12, '{"en":"Comedy","pt":"Humor","es":"Humor","fr":"Humour","ar":"كوميديا","zh-cn":"搞笑","zh":"搞笑"}');

create table show (
  id bigint generated always as identity primary key,
  uid integer not null references account (id),
  showid bigint not null,
  stream text not null generated always as (uid::text || '_' || showid::text) stored unique,
  title text not null check (length(title) between 1 and 50),
  city text not null default '',
  type smallint not null check (type in (0, 1)),
  password_hash text,
  landscape boolean not null default false,
  class_id integer not null references live_class (id),
  thumb text not null,
  state text not null default 'opened' check (state in ('opened', 'live', 'ended')),
  opened_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('anchor', 'lost')),
  -- When the anchor was first missed; cleared when seen again. Empty while all is well.
  anchor_missing_since timestamptz,
  viewers integer not null default 0 check (viewers >= 0),
  peak integer not null default 0,
  lights bigint not null default 0,
  message_seq bigint not null default 0,
  check ((state = 'ended') = (ended_at is not null)),
  check ((type = 1) = (password_hash is not null))
) with (fillfactor = 70);
-- One open show per person: a second createRoom finds the first.
create unique index show_open on show (uid) where state <> 'ended';
create index show_live on show (viewers desc, id desc) where state = 'live';

-- Who was let into which show. Tokens are only minted for people with a row here.
create table visit (
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (show_id, uid)
);

create table message (
  show_id bigint not null references show (id),
  seq bigint not null,
  uid integer not null,
  request_id uuid not null,
  content text not null check (length(content) between 1 and 200),
  created_at timestamptz not null,
  primary key (show_id, seq),
  unique (show_id, uid, request_id)
);

-- What Centrifugo's consumer publishes. The row is written in the transaction that makes the event true.
create table centrifugo_outbox (
  id bigserial primary key,
  method text not null check (method in ('publish', 'broadcast', 'unsubscribe', 'disconnect')),
  payload jsonb not null,
  partition integer not null default 0 check (partition between 0 and 3),
  created_at timestamptz not null default now()
);
