import { Pk, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { command } from './command.ts'
import { lockOccupancies } from './lockOccupancies.ts'
import type { PkDeps } from './PkDeps.ts'

const neverBegan = ['rejected', 'cancelled', 'expired']

export function answer(deps: PkDeps): Handler<typeof Pk.answer> {
  const unaccepted = deps.limits('unacceptedRequests')
  return async ({ uid }, { battle, version, accept }) => {
    const given = { call: Pk.answer, uid, battle, version }
    if (accept === 0) return command(deps, { ...given, event: 'reject', isDone: ({ outcome }) => outcome === 'rejected' })
    const answered = await command(deps, {
      ...given,
      event: 'accept',
      async check(sql, { sides }) {
        const occupied = await lockOccupancies(sql, sides)
        if ([...occupied.values()].some((what) => what !== undefined)) refuse(Pk.answer, 'Busy')
      },
      isDone: ({ state, outcome }) => state !== 'invited' && (outcome === null || !neverBegan.includes(outcome)),
    })
    const inviter = answered.pk.sides.find((side) => side.uid !== uid)
    if (answered.done === 1 && inviter) await unaccepted.forget(`battle:${inviter.uid}:${uid}`)
    return answered
  }
}
