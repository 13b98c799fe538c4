-- Up Migration
-- A name as it is searched for, kept: working it out for every candidate took longer than finding them. As `folded` in
-- server/src/user/search.store.ts writes it.
drop index account_name;
alter table account add column search_name text generated always as (
  translate(lower(regexp_replace(normalize(nicename, NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g')),
    'аɑαᴀвьʙβсᴄςԁđᴅɗеєεᴇɛꜰƒɡɢցһнհʜіιıɪјᴊϳкκᴋӏʟłмᴍոηɴпоοօᴏøσрρᴘԛգʀгᴦѕꜱтτᴛŧυսᴜνᴠѵԝᴡωхχуγʏүᴢىة',
    'aaaabbbbcccddddeeeeeffggghhhhiiiijjjkkklllmmnnnnoooooopppqqrrrssttttuuuvvvwwwxxyyyyzيه')) stored;
create index account_name on account using gin (search_name trgm.gin_trgm_ops) where disabled_at is null and cancelled_at is null;
-- Certified people are found among all who have a name, however many those are.
create index account_certified_name on account using gin (search_name trgm.gin_trgm_ops)
  where certified_at is not null and disabled_at is null and cancelled_at is null;
-- Of one or two letters there are no trigrams worth reading.
create index account_name_start on account (search_name text_pattern_ops) where disabled_at is null and cancelled_at is null;

-- Whom a person followed last, without sorting all of them.
create index follow_uid on follow (uid, created_at desc, touid);

-- How many follow a person, and how many they follow. In several rows each, or everybody who follows one anchor would wait for the others.
create table follow_count (
  uid integer not null references account (id),
  slot smallint not null check (slot between 0 and 7),
  fans integer not null,
  follows integer not null,
  primary key (uid, slot)
) with (fillfactor = 80);
insert into follow_count (uid, slot, fans, follows)
  select uid, 0, sum(fans), sum(follows) from (
    select touid as uid, 1 as fans, 0 as follows from follow union all select uid, 0, 1 from follow) counted group by 1;
