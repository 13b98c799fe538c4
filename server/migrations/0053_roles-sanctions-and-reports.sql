-- Up Migration
-- How long a ban may last. An operator edits rows; names are per language.
create table ban_rule (
  id integer primary key,
  position integer not null,
  -- For good when there is none.
  seconds integer check (seconds > 0),
  names jsonb not null,
  check (names ?& array['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh'])
);
insert into ban_rule (id, position, seconds, names) values
  (1, 1, 1800, '{"en":"30 minutes","pt":"30 minutos","es":"30 minutos","fr":"30 minutes","ar":"30 دقيقة","zh-cn":"30 分钟","zh":"30 分鐘"}'),
  (2, 2, 86400, '{"en":"1 day","pt":"1 dia","es":"1 día","fr":"1 jour","ar":"يوم واحد","zh-cn":"1 天","zh":"1 天"}'),
  (3, 3, 604800, '{"en":"7 days","pt":"7 dias","es":"7 días","fr":"7 jours","ar":"7 أيام","zh-cn":"7 天","zh":"7 天"}'),
  (4, 4, 1296000, '{"en":"15 days","pt":"15 dias","es":"15 días","fr":"15 jours","ar":"15 يومًا","zh-cn":"15 天","zh":"15 天"}'),
  (5, 5, 2592000, '{"en":"30 days","pt":"30 dias","es":"30 días","fr":"30 jours","ar":"30 يومًا","zh-cn":"30 天","zh":"30 天"}'),
  (6, 6, 7776000, '{"en":"90 days","pt":"90 dias","es":"90 días","fr":"90 jours","ar":"90 يومًا","zh-cn":"90 天","zh":"90 天"}'),
  (7, 7, 15552000, '{"en":"180 days","pt":"180 dias","es":"180 días","fr":"180 jours","ar":"180 يومًا","zh-cn":"180 天","zh":"180 天"}'),
  (8, 8, null, '{"en":"For good","pt":"Permanente","es":"Permanente","fr":"Définitivement","ar":"نهائيًا","zh-cn":"永久","zh":"永久"}');

-- Why somebody is reported or sanctioned, and the rule it breaks. Kind `room`: what an anchor or admin says of a mute or kick.
create table report_class (
  id integer primary key,
  position integer not null,
  kind text not null check (kind in ('report', 'room')),
  rule text not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  -- A report is to be decided within so many seconds.
  due_seconds integer not null check (due_seconds > 0),
  names jsonb not null,
  hints jsonb not null,
  rule_names jsonb not null,
  check (names ?& array['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh']),
  check (hints ?& array['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh']),
  check (rule_names ?& array['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh'])
);
insert into report_class (id, position, kind, rule, severity, due_seconds, names, hints, rule_names) values
  (1, 1, 'report', '3.2', 'high', 300,
    '{"en":"Gambling or scams","pt":"Apostas ou golpes","es":"Apuestas o estafas","fr":"Jeux d’argent ou arnaques","ar":"مراهنات أو احتيال","zh-cn":"赌博或诈骗","zh":"賭博或詐騙"}',
    '{"en":"Links, payments outside Nimbo, sure wins","pt":"Links, pagamentos por fora, ganho garantido","es":"Enlaces, dinero fuera, ganancias seguras","fr":"Liens, argent hors de Nimbo, gains assurés","ar":"روابط، دفع خارج نيمبو، أرباح مضمونة","zh-cn":"链接、站外付款、稳赚不赔","zh":"連結、站外付款、穩賺不賠"}',
    '{"en":"Gambling","pt":"Apostas","es":"Apuestas","fr":"Jeux d’argent","ar":"المراهنات","zh-cn":"赌博","zh":"賭博"}'),
  (2, 2, 'report', '1.4', 'medium', 900,
    '{"en":"Insults or harassment","pt":"Ofensas ou assédio","es":"Insultos o acoso","fr":"Insultes ou harcèlement","ar":"إهانات أو تحرش","zh-cn":"辱骂或骚扰","zh":"辱罵或騷擾"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Harassment","pt":"Assédio","es":"Acoso","fr":"Harcèlement","ar":"التحرش والإساءة","zh-cn":"骚扰","zh":"騷擾"}'),
  (3, 3, 'report', '2.1', 'high', 300,
    '{"en":"Violence or sexual content","pt":"Violência ou conteúdo sexual","es":"Violencia o contenido sexual","fr":"Violence ou contenu sexuel","ar":"عنف أو محتوى جنسي","zh-cn":"暴力或色情内容","zh":"暴力或色情內容"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Violence and sexual content","pt":"Violência e conteúdo sexual","es":"Violencia y contenido sexual","fr":"Violence et contenu sexuel","ar":"العنف والمحتوى الجنسي","zh-cn":"暴力与色情","zh":"暴力與色情"}'),
  (4, 4, 'report', '2.3', 'high', 120,
    '{"en":"May be a minor","pt":"Pode ser menor de idade","es":"Puede ser menor de edad","fr":"Semble être mineur","ar":"قد يكون قاصرًا","zh-cn":"可能是未成年人","zh":"可能是未成年人"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Minors","pt":"Menores de idade","es":"Menores de edad","fr":"Mineurs","ar":"القاصرون","zh-cn":"未成年人","zh":"未成年人"}'),
  (5, 5, 'report', '4.1', 'low', 3600,
    '{"en":"Music or images without rights","pt":"Música ou imagem sem direitos","es":"Música o imagen sin derechos","fr":"Musique ou image sans droits","ar":"موسيقى أو صور بلا حقوق","zh-cn":"音乐或画面侵权","zh":"音樂或畫面侵權"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Copyright","pt":"Direitos autorais","es":"Derechos de autor","fr":"Droits d’auteur","ar":"حقوق النشر","zh-cn":"版权","zh":"著作權"}'),
  (6, 6, 'report', '1.1', 'low', 3600,
    '{"en":"Something else","pt":"Outra coisa","es":"Otra cosa","fr":"Autre chose","ar":"شيء آخر","zh-cn":"其他","zh":"其他"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Community rules","pt":"Regras da comunidade","es":"Normas de la comunidad","fr":"Règles de la communauté","ar":"قواعد المجتمع","zh-cn":"社区规则","zh":"社群規範"}'),
  (7, 7, 'room', '1.4', 'medium', 900,
    '{"en":"Insults","pt":"Ofensas","es":"Insultos","fr":"Insultes","ar":"إهانات","zh-cn":"辱骂","zh":"辱罵"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Harassment","pt":"Assédio","es":"Acoso","fr":"Harcèlement","ar":"التحرش والإساءة","zh-cn":"骚扰","zh":"騷擾"}'),
  (8, 8, 'room', '1.6', 'low', 900,
    '{"en":"Spam","pt":"Spam","es":"Spam","fr":"Spam","ar":"رسائل مزعجة","zh-cn":"垃圾信息","zh":"垃圾訊息"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Spam","pt":"Spam","es":"Spam","fr":"Spam","ar":"الرسائل المزعجة","zh-cn":"垃圾信息","zh":"垃圾訊息"}'),
  (9, 9, 'room', '3.1', 'low', 900,
    '{"en":"Links or ads","pt":"Links ou propaganda","es":"Enlaces o publicidad","fr":"Liens ou publicité","ar":"روابط أو إعلانات","zh-cn":"链接或广告","zh":"連結或廣告"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Links and ads","pt":"Links e propaganda","es":"Enlaces y publicidad","fr":"Liens et publicité","ar":"الروابط والإعلانات","zh-cn":"链接与广告","zh":"連結與廣告"}'),
  (10, 10, 'room', '1.5', 'low', 900,
    '{"en":"Flooding","pt":"Mensagens em excesso","es":"Mensajes en exceso","fr":"Messages en rafale","ar":"إغراق الدردشة","zh-cn":"刷屏","zh":"洗版"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Flooding","pt":"Mensagens em excesso","es":"Mensajes en exceso","fr":"Messages en rafale","ar":"إغراق الدردشة","zh-cn":"刷屏","zh":"洗版"}'),
  (11, 11, 'room', '1.1', 'low', 3600,
    '{"en":"Other","pt":"Outro motivo","es":"Otro motivo","fr":"Autre motif","ar":"سبب آخر","zh-cn":"其他原因","zh":"其他原因"}',
    '{"en":"","pt":"","es":"","fr":"","ar":"","zh-cn":"","zh":""}',
    '{"en":"Community rules","pt":"Regras da comunidade","es":"Normas de la comunidad","fr":"Règles de la communauté","ar":"قواعد المجتمع","zh-cn":"社区规则","zh":"社群規範"}');

-- Who keeps order in one anchor's room. At most five, which the functions that write it count under a lock.
create table room_admin (
  liveuid integer not null references account (id),
  uid integer not null references account (id),
  created_at timestamptz not null default now(),
  primary key (liveuid, uid),
  check (liveuid <> uid)
);
create index room_admin_uid on room_admin (uid);

-- Who keeps order in every room. Written by operators only.
create table super_admin (
  uid integer primary key references account (id),
  granted_by integer not null references operator (id),
  reason text not null check (reason <> ''),
  created_at timestamptz not null default now()
);

-- One act of moderation: who, by whom, why, where and until when. Texts are those of that day.
create table sanction (
  id integer generated always as identity primary key,
  uid integer not null references account (id),
  act text not null check (act in ('warn', 'mute', 'kick', 'close', 'ban', 'disable')),
  -- show: until it ends. room: every show of an anchor. all: everywhere.
  scope text not null check (scope in ('show', 'room', 'all')),
  liveuid integer references account (id),
  show_id bigint references show (id),
  by_role text not null check (by_role in ('admin', 'anchor', 'super', 'operator')),
  by_uid integer references account (id),
  by_operator integer references operator (id),
  class integer not null references report_class (id),
  ban_rule integer references ban_rule (id),
  -- rule, rule_name, reason and ban_rule: per language, but for the rule's number.
  texts jsonb not null,
  note text not null default '' check (length(note) <= 300),
  -- What the person said before.
  lines jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- For good when there is none, unless the scope is a show.
  expires_at timestamptz,
  lifted_at timestamptz,
  lifted_by_uid integer references account (id),
  lifted_by_operator integer references operator (id),
  lift_reason text check (lift_reason in ('cancelled', 'replaced', 'operator', 'appeal', 'expired')),
  check ((by_role = 'operator') = (by_operator is not null) and (by_role = 'operator') = (by_uid is null)),
  check (scope = 'all' or liveuid is not null),
  check (scope <> 'show' or show_id is not null),
  check ((lifted_at is null) = (lift_reason is null))
);
-- Read before every line and at every door.
create index sanction_active on sanction (uid, act) where lifted_at is null;
create index sanction_room on sanction (liveuid, act, id desc) where lifted_at is null;
create index sanction_room_recent on sanction (liveuid, created_at desc);
create index sanction_uid on sanction (uid, id desc);
create index sanction_disable on sanction (expires_at) where act = 'disable' and lifted_at is null;

-- Every open report about one person in one show is one case.
create table report_case (
  id integer generated always as identity primary key,
  uid integer not null references account (id),
  show_id bigint references show (id),
  class integer not null references report_class (id),
  reports integer not null default 1,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  decision text check (decision in ('dismiss', 'warn', 'mute', 'ban', 'close', 'disable')),
  decided_by integer references operator (id),
  decided_at timestamptz,
  note text not null default '' check (length(note) <= 300),
  sanction integer references sanction (id),
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
);
create unique index report_case_open on report_case (uid, coalesce(show_id, 0)) where decision is null;
create index report_case_due on report_case (due_at) where decision is null;
create index report_case_decided on report_case (decided_at desc) where decision is not null;
create index report_case_uid on report_case (uid, id desc);

create table report (
  id integer generated always as identity primary key,
  case_id integer not null references report_case (id),
  uid integer not null references account (id),
  class integer not null references report_class (id),
  content text not null check (length(content) <= 200),
  -- What the person reported said last, and the newest line of the show then.
  lines jsonb not null default '[]',
  seq bigint not null default 0,
  created_at timestamptz not null default now(),
  -- When its reporter was told what became of it.
  told_at timestamptz,
  unique (case_id, uid)
);
create index report_uid on report (uid, id desc);
