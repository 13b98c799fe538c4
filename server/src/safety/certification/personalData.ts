import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    certification: `select c.real_name, c.sex, c.birthday, c.nationality, c.phone, c.contact_type, c.contact, c.consent, c.state, c.sent_at, c.decided_at,
    (select d.reason from certification_decision d where d.certification = c.id order by d.id desc limit 1) as reason
    from certification c where c.uid = $1 order by c.id`,
  },
  erased: {
    identity: [`delete from certification where uid = $1`],
  },
} as const satisfies PersonalData
