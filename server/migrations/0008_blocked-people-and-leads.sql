-- Up Migration
create table block (
  uid integer not null references account (id),
  touid integer not null references account (id),
  created_at timestamptz not null default now(),
  primary key (uid, touid),
  check (uid <> touid)
);

-- People who want to become anchors and left a way to be reached.
create table lead (
  id integer generated always as identity primary key,
  uid integer references account (id),
  name text not null,
  contact_type text not null,
  contact text not null,
  country text not null,
  language text not null,
  about text not null default '',
  state text not null default 'new' check (state in ('new', 'contacted', 'closed')),
  created_at timestamptz not null default now()
);
create index lead_state on lead (state, id desc);
