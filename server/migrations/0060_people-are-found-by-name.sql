-- Up Migration
-- Part of a name finds a person however many there are. In a schema of its own: nobody calls what comes with it by name.
create schema trgm;
create extension if not exists pg_trgm schema trgm;

-- As `folded` in server/src/user/search.store.ts writes it: another expression would not use this index.
create index account_name on account using gin
  ((translate(lower(regexp_replace(normalize(nicename, NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g')), 'ىة', 'يه')) trgm.gin_trgm_ops)
  where disabled_at is null and cancelled_at is null;
