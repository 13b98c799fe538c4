import { refuse, refuseCommon } from '@nimbo/contract'
import { Report } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { reasonById, sanctionsOf, enqueueSanctionNotice } from '../../people/sanction/index.ts'
import { decideCase, type NewDecision } from './case.store.ts'

const { decide: call } = Report
const refusals = {
  no_case: 'NoSuchCase',
  decided: 'DecidedAlready',
  no_rule: 'RuleNeeded',
  not_on_air: 'NotOnAir',
  no_video: 'NoVideo',
} as const
const endsShows: readonly string[] = ['ban', 'close', 'disable']

/** `Report.decide`. Decision, sanction and the person's notice are one transaction, with the jobs that end a show and tell the reporters. */
export function decide({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, input) =>
    db.transaction(async (sql) => {
      const { outcome, sanction, person } = await decideCase(sql, sessionHash, input)
      if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
      if (outcome !== 'ok') refuse(call, refusals[outcome])
      if (sanction !== null) await enforce(sql, person, sanction, input)
      await addJob(sql, 'tellReporters', { id: input.id }, 0, `report:${input.id}`)
      return { sanction: sanction ?? 0 }
    })
}

async function enforce(sql: Sql, person: number, id: number, { decision, reasonid }: NewDecision): Promise<void> {
  const [made] = await sanctionsOf(sql, 'en', person, 1, id)
  const reason = await reasonById(sql, reasonid)
  if (!made || !reason) throw new Error(`sanction ${id} was not made`)
  await enqueueSanctionNotice(sql, person, { id, endtime: made.endtime, act: made.act, room: '', reason })
  if (decision === 'mute') await addJob(sql, 'publishMute', { sanction: id }, 0, `mute:${id}`)
  if (endsShows.includes(decision)) await addJob(sql, 'closeByPlatform', { sanction: id }, 0, `close:${id}`)
}
