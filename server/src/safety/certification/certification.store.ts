import type { AppealState, Auth, Language, Output } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { type AccountPhone, phoneOf } from '../../people/user/index.ts'
import { appealUntil } from './appealable.ts'

export const MAX_TRIES = 3
const TRIES_DAYS = 7
export const DECISION_HOURS = 48
const RETENTION_DAYS = 90
const BATCH = 200

export const certificationRef = (id: number): string => `certification:${id}`

type Shown = Output<typeof Auth.getState>

export interface Application {
  realName: string
  sex: number
  birthday: string
  nationality: string
  phone: string
  contactType: Shown['contact_type']
  contact: string
  image: string
  consent: string
  language: Language
}

export interface Applicant extends AccountPhone {
  mobile: string
  certified: boolean
}

export async function applicantOf(sql: Sql, uid: number): Promise<Applicant> {
  const phone = await phoneOf(sql, uid)
  const rows = await sql.query<{ certified: boolean }>('select certified_at is not null as certified from read.account where id = $1', [
    uid,
  ])
  return { ...phone, certified: rows[0]!.certified, mobile: masked(phone) }
}

/** Phone number of which only the first two digits and the last four are shown. */
function masked({ countryCode, phone }: AccountPhone): string {
  if (phone === null) return ''
  const start = 1 + countryCode.length
  return `+${countryCode} ${phone.slice(start, start + 2)}${'•'.repeat(Math.max(phone.length - start - 6, 0))}${phone.slice(-4)}`
}

/** Applications, appeals and decisions of one person come one after another. */
export async function lockApplicant(sql: Sql, uid: number): Promise<Applicant> {
  await sql.query('select lock_account($1)', [uid])
  return applicantOf(sql, uid)
}

export interface CertificationRow {
  id: number
  state: 'pending' | 'approved' | 'rejected'
  realName: string
  sex: number
  birthday: string
  nationality: string
  phone: string
  contactType: Shown['contact_type']
  contact: string
  image: string | null
  consent: string
  sent: number
  decideBy: number
  decided: number
  /** Reason of the rejection that stands. */
  reason: string
  advice: string
  fix: Shown['fix']
  appeal: AppealState | ''
  /** 0 when it may not be appealed. */
  appealUntil: number
}

/** The newest application of a person, with the reason in the language asked for. */
export async function newestOf(sql: Sql, uid: number, language: Language): Promise<CertificationRow | undefined> {
  const rows = await sql.query<CertificationRow>(
    `select c.id, c.state, c.real_name as "realName", c.sex, coalesce(c.birthday::text, '') as birthday, c.nationality, c.phone,
       c.contact_type as "contactType", c.contact, c.image, c.consent, extract(epoch from c.sent_at)::int as sent,
       extract(epoch from c.sent_at + make_interval(hours => $3))::int as "decideBy",
       coalesce(extract(epoch from c.decided_at)::int, 0) as decided, coalesce(r.texts -> $2::text ->> 'title', '') as reason,
       coalesce(r.texts -> $2::text ->> 'advice', '') as advice, coalesce(r.field, '') as fix, coalesce(a.state, '') as appeal,
       case when c.state = 'rejected' and a.state is null then ${appealUntil('c.decided_at')} else 0 end as "appealUntil"
     from certification c
       left join certification_decision d on d.certification = c.id and d.decision = 'reject' and c.state = 'rejected'
       left join certification_reason r on r.code = d.reason
       left join read.certification_appeal a on a.certification = c.id
     where c.uid = $1 order by c.id desc limit 1`,
    [uid, language, DECISION_HOURS],
  )
  return rows[0]
}

/** Number of applications in the last week, and the time at which the oldest of them no longer counts. */
export async function triesOf(sql: Sql, uid: number): Promise<{ used: number; freeAt: number }> {
  const rows = await sql.query<{ used: number; freeAt: number }>(
    `select count(*)::int as used, coalesce(extract(epoch from min(sent_at) + make_interval(days => $2))::int, 0) as "freeAt"
     from certification where uid = $1 and sent_at > now() - make_interval(days => $2)`,
    [uid, TRIES_DAYS],
  )
  return rows[0]!
}

export async function yearsOld(sql: Sql, birthday: string): Promise<number> {
  return (await sql.query<{ years: number }>('select years_old($1) as years', [birthday]))[0]!.years
}

export async function insertCertification(sql: Sql, uid: number, a: Application): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into certification (uid, real_name, sex, birthday, nationality, phone, contact_type, contact, image, consent, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [uid, a.realName, a.sex, a.birthday, a.nationality, a.phone, a.contactType, a.contact, a.image, a.consent, a.language],
  )
  return rows[0]!.id
}

export interface OwnCertification {
  state: CertificationRow['state']
  image: string | null
}
export async function ownCertification(sql: Sql, uid: number, id: number): Promise<OwnCertification | undefined> {
  return (await sql.query<OwnCertification>('select state, image from certification where id = $1 and uid = $2', [id, uid]))[0]
}

/** False for one that was decided. */
export async function withdrawCertification(sql: Sql, uid: number, id: number): Promise<boolean> {
  return (await sql.query<{ gone: boolean }>('select withdraw_certification($1, $2) as gone', [uid, id]))[0]!.gone
}

/**
 * Deletes what an application no longer needs after its decision: everything of one that was rejected; photo, phone and contact of one
 * that was approved, whose name and date of birth stay with the certification. Answers the photo of each. What is appealed waits.
 */
export async function purgeDecided(sql: Sql): Promise<{ image: string | null }[]> {
  return sql.query<{ image: string | null }>(
    `update certification c set image = null, phone = '', contact = '', purged_at = now(),
       real_name = case when c.state = 'approved' then c.real_name else '' end,
       nationality = case when c.state = 'approved' then c.nationality else '' end,
       birthday = case when c.state = 'approved' then c.birthday end
     from (select id, image from certification f where f.purged_at is null and f.decided_at < now() - make_interval(days => $1)
         and not exists (select 1 from read.certification_appeal a where a.certification = f.id and a.state = 'open')
       order by f.decided_at limit $2 for update skip locked) old
     where c.id = old.id returning old.image`,
    [RETENTION_DAYS, BATCH],
  )
}

/** SQL: whether an application for certification needs the upload `u`. */
export const applicationUse = 'exists (select 1 from certification c where c.image = u.id)'
