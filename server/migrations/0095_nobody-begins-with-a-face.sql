-- Up Migration
-- Whoever had chosen no picture wore that of somebody else. Rows are changed in batches (`formerDefaults.store.ts`): here they would be
-- changed under the lock of the table.
alter table account alter column avatar set default '/avatars/nobody.svg';
