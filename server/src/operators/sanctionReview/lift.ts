import { refuse, refuseCommon } from '@nimbo/contract'
import { Sanction } from '@nimbo/contract/operator'
import { addNotice } from '../../core/notice/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { liftAsOperator } from '../../people/sanction/index.ts'

const { lift: call } = Sanction
const refusals = { no_sanction: 'NoSuchSanction', not_active: 'NotActive' } as const

export function lift({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, { id, note }) =>
    db.transaction(async (sql) => {
      const { outcome, person, act, room } = await liftAsOperator(sql, sessionHash, id, 'operator', note)
      if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
      if (outcome !== 'ok') refuse(call, refusals[outcome])
      await addNotice(sql, person, 'sanction_lifted', { id, act, room })
      return {}
    })
}
