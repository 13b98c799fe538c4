import type { AppealSubjectName } from '@nimbo/contract'
import { appealableCertification, describeCertifications, overturnCertification } from '../certification/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { appealableSanction, describeSanctions, overturnSanction } from '../../people/sanction/index.ts'

/** A kind of decision that can be appealed. Who made it, and so may not decide, is said by `appeal_actors` in the database. */
export interface AppealSubject {
  /** The decision about this person, and until when it may be appealed, 0 once that is too late; undefined when there is none that stands. */
  find(sql: Sql, uid: number, id: number): Promise<{ until: number } | undefined>
  /** For the operator: what was decided, why, and when; `by` whom, unless an operator did. */
  describe(sql: Sql, ids: readonly number[]): Promise<{ id: number; title: string; detail: string; acted: number; by?: string }[]>
  /** Takes it back in the transaction that overturns it, as the operator whose session this is. False when that cannot be. */
  overturn(sql: Sql, session: Buffer, id: number): Promise<boolean>
}

export const subjects: Readonly<Record<AppealSubjectName, AppealSubject>> = {
  sanction: { find: appealableSanction, describe: describeSanctions, overturn: overturnSanction },
  certification: { find: appealableCertification, describe: describeCertifications, overturn: overturnCertification },
}
