-- Up Migration
-- Accounts began with the last digits of their phone number in a name everybody reads. A name somebody chose stays.
update account a set nicename = 'Nimbo ' || lpad(floor(random() * 10000)::int::text, 4, '0')
where a.nicename = 'Nimbo ' || right(a.phone, 4)
  or exists (select 1 from former_phone f where f.uid = a.id and a.nicename = 'Nimbo ' || right(f.phone, 4));
