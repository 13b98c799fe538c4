-- Up Migration
-- Numbers are stored in E.164, so that one phone is one number however it was typed. What accounts had before is kept as it was spelled
-- until it is read, which SQL cannot do: the numbering plans of all countries are a library's (server/src/user/readFormerPhones.ts).
-- Of several accounts that turn out to have one phone, one gets it; the others stay here and sign in with the spelling they know.
create table former_phone (
  uid integer primary key references account (id),
  country_code text not null,
  phone text not null,
  -- Null for what no phone can have.
  e164 text,
  read_at timestamptz,
  -- Once it is decided whose number it is.
  settled_at timestamptz,
  unique (country_code, phone)
);
create index former_phone_e164 on former_phone (e164);
create index former_phone_unsettled on former_phone (uid) where settled_at is null;
insert into former_phone (uid, country_code, phone) select id, country_code, phone from account where phone is not null;

alter table account drop constraint account_country_code_phone_key, drop constraint account_phone_check;
update account set phone = null where phone is not null;
alter table account
  add constraint account_phone_key unique (phone),
  add constraint account_phone_check check (phone ~ '^\+[1-9]\d{5,14}$'),
  add constraint account_phone_country check (starts_with(phone, '+' || country_code));

-- A code lives for five minutes: whoever waits for one asks for another.
delete from code;
alter table code drop constraint code_pkey, drop column country_code, add primary key (purpose, phone);

-- The budget of the day goes on, under the number.
update code_request set phone = '+' || country_code || phone;
drop index code_request_phone;
alter table code_request drop column country_code;
create index code_request_phone on code_request (phone, created_at);
