import { type Auth, CERTIFICATION_CONSENT, type Output } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { type Applicant, applicantOf, type CertificationRow, MAX_TRIES, newestOf, triesOf } from './certification.store.ts'

type State = Output<typeof Auth.getState>

export function getState({ db }: { db: Database }): Handler<typeof Auth.getState> {
  return async ({ uid, language }) => {
    const [applicant, newest, tries] = await db.query((sql) =>
      Promise.all([applicantOf(sql, uid), newestOf(sql, uid, language), triesOf(sql, uid)]),
    )
    const left = Math.max(0, MAX_TRIES - tries.used)
    return {
      state: stateOf(applicant, newest),
      tries: left,
      apply_after: left > 0 ? 0 : tries.freeAt,
      mobile: applicant.mobile,
      consent: CERTIFICATION_CONSENT,
      ...(newest ? applicationOf(newest) : nothingSent),
    }
  }
}

/** The account is the one place that says who is certified: the demo people never applied. */
function stateOf({ certified }: Applicant, newest: CertificationRow | undefined): State['state'] {
  if (certified) return 'approved'
  return newest === undefined || newest.state === 'approved' ? 'none' : newest.state
}

type Sent = Omit<State, 'state' | 'tries' | 'apply_after' | 'mobile' | 'consent'>

const applicationOf = (c: CertificationRow): Sent => ({
  id: c.id,
  sent: c.sent,
  decide_by: c.decideBy,
  decided: c.decided,
  reason: c.reason,
  advice: c.advice,
  fix: c.fix,
  appeal: c.appeal,
  appeal_until: c.appealUntil,
  real_name: c.realName,
  sex: c.sex,
  birthday: c.birthday,
  nationality: c.nationality,
  contact_type: c.contactType,
  contact: c.contact,
  user_img: c.state === 'rejected' && c.fix !== 'user_img' ? (c.image ?? '') : '',
})

const nothingSent: Sent = {
  id: 0,
  sent: 0,
  decide_by: 0,
  decided: 0,
  reason: '',
  advice: '',
  fix: '',
  appeal: '',
  appeal_until: 0,
  real_name: '',
  sex: 0,
  birthday: '',
  nationality: '',
  contact_type: '',
  contact: '',
  user_img: '',
}
