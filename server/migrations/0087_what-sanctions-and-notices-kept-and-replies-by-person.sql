-- Up Migration
-- What was written in private was copied into sanctions, with who wrote it; lines of a room name nobody.
update sanction set lines = '[]' where lines @? '$[*].uid';

-- Whoever was erased is still named to those who had reported them.
update notice n set data = n.data || '{"name": "…"}' from account a join report_case c on c.uid = a.id join report r on r.case_id = c.id
  where a.cancelled_at is not null and a.erase_after is null and a.nicename = '…'
    and n.uid = r.uid and n.kind = 'report' and n.data ->> 'id' = c.id::text;

-- Replies to a person that still have their name, in whatever show: erasing takes it out of them.
create index message_reply on message ((fields #>> '{reply,uid}')) where fields #>> '{reply,uname}' <> '…';
