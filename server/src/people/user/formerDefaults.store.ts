import type { Database } from '../../platform/postgres.ts'

const BATCH = 2000
/** Default picture until migration 0095. */
const FORMER_AVATAR = '/avatars/theo.svg'

/**
 * Takes back what accounts began with in older releases and nobody chose: a public name made of the last digits of their phone number, and
 * the picture of somebody else. With every migration, because processes of the release before go on opening accounts until they are
 * replaced. In batches, each its own transaction. Answers what to tell whoever runs it.
 */
export async function replaceFormerDefaults(db: Database): Promise<string[]> {
  let changed = 0
  for (let after: number | null = 0; after !== null;) {
    const last: number = after
    const [batch] = await db.query((sql) => sql.query<{ last: number | null; changed: number }>(replaceBatch, [last, BATCH, FORMER_AVATAR]))
    after = batch!.last
    changed += batch!.changed
  }
  return changed === 0 ? [] : [`${changed} accounts with a name or a picture nobody chose`]
}

const hasNumberForName = `a.nicename = 'Nimbo ' || right(a.phone, 4)
  or exists (select 1 from former_phone f where f.uid = a.id and a.nicename = 'Nimbo ' || right(f.phone, 4))`
const hasFormerAvatar = `a.avatar = $3 and a.created_at < (select max(m.run_on) from migration m where m.name like '0095_%')`

const replaceBatch = `
  with batch as (select id from account where id > $1 order by id limit $2),
    changed as (
      update account a set
        nicename = case when ${hasNumberForName} then 'Nimbo ' || lpad(floor(random() * 10000)::int::text, 4, '0') else a.nicename end,
        avatar = case when ${hasFormerAvatar} then '/avatars/nobody.svg' else a.avatar end
      from batch b where a.id = b.id and (${hasNumberForName} or ${hasFormerAvatar}) returning 1)
  select (select max(id) from batch) as last, (select count(*)::int from changed) as changed`
