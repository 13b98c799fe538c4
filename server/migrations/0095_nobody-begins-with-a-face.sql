-- Up Migration
-- Whoever had chosen no picture wore that of somebody else.
alter table account alter column avatar set default '/avatars/nobody.svg';
update account set avatar = '/avatars/nobody.svg' where avatar = '/avatars/theo.svg';
