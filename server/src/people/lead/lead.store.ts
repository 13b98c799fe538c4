import type { LeadState } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'

export interface NewLead {
  uid: number | undefined
  name: string
  contactType: string
  contact: string
  country: string
  language: string
  about: string
}

interface LeadRow {
  id: number
  name: string
  contact_type: string
  contact: string
  country: string
  language: string
  about: string
  state: LeadState
  created: number
  uid: number
}

const PAGE_SIZE = 50

/** Two taps of one person arrive together: without the lock both would find nothing and both would be kept. */
export async function insertLead(sql: Sql, lead: NewLead): Promise<void> {
  const same = [lead.contactType, lead.contact.toLowerCase()]
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lead ${same.join(' ')}`])
  const words = [lead.name, lead.country, lead.language, lead.about, lead.uid ?? null]
  const known = await sql.query(
    `update lead set name = $3, country = $4, language = $5, about = $6, uid = coalesce($7, uid)
     where contact_type = $1 and lower(contact) = $2 and created_at > now() - interval '1 day' returning id`,
    [...same, ...words],
  )
  if (known.length > 0) return
  await sql.query('insert into lead (contact_type, contact, name, country, language, about, uid) values ($1, $2, $3, $4, $5, $6, $7)', [
    lead.contactType,
    lead.contact,
    ...words,
  ])
}

export function leadsIn(sql: Sql, state: LeadState, page: number): Promise<LeadRow[]> {
  return sql.query<LeadRow>(
    `select id, name, contact_type, contact, country, language, about, state,
            extract(epoch from created_at)::int as created, coalesce(uid, 0) as uid
     from lead where state = $1 order by id desc limit ${PAGE_SIZE} offset $2`,
    [state, (page - 1) * PAGE_SIZE],
  )
}

export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ waiting: number }>(`select count(*)::int as waiting from lead where state = 'new'`)
  return row?.waiting ?? 0
}

/** False when there is no such lead. */
export async function moveLead(sql: Sql, id: number, state: LeadState): Promise<boolean> {
  return (await sql.query('update lead set state = $2 where id = $1 returning id', [id, state])).length > 0
}
