import type { SanctionAct } from '@nimbo/contract'
import { addJob } from '../../platform/jobs.ts'
import type { Sql } from '../../platform/postgres.ts'

interface Lifted {
  outcome: 'ok' | 'no_session' | 'no_sanction' | 'not_active'
  person: number
  act: SanctionAct
  /** The anchor's name of a sanction that held in one room. */
  room: string
}

/** Lifting by the operator whose session this is. The room learns by a job that a person may speak again: the console has no rooms. */
export async function liftAsOperator(sql: Sql, session: Buffer, id: number, reason: 'operator' | 'appeal', note: string): Promise<Lifted> {
  const lifted = (await sql.query<Lifted>('select * from lift_sanction($1, $2, $3, $4)', [session, id, reason, note]))[0]!
  if (lifted.outcome === 'ok' && lifted.act === 'mute') await addJob(sql, 'publishMute', { sanction: id }, 0, `mute:${id}`)
  return lifted
}
