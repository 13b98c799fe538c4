import { randomInt } from 'node:crypto'
import { linkOf, lockSeats, type MicStepTaken, takeMicStep } from '../shows/guest/index.ts'
import { lockAdmission } from '../shows/admission/index.ts'
import type { Show } from '../shows/show/index.ts'
import type { Database } from '../platform/postgres.ts'

export const micRaces = ['accept and cancel', 'two accepts', 'accept and time-out', 'request and invitation'] as const
export type MicRace = (typeof micRaces)[number]
type Wish = Parameters<typeof takeMicStep>[2]

export interface MicRaceResult {
  accepted: number
  ended: number
  /** Races with no winner, with two, or whose loser was told something else than what is. */
  wrong: number
}

/** Two who decide about one link at the same moment, again and again: exactly one wins, and the other is told what became of it. */
export async function raceMic(db: Database, show: Show, uid: number, race: MicRace, times: number): Promise<MicRaceResult> {
  const take = (wish: Omit<Wish, 'uid'>) =>
    db.transaction(async (sql) => {
      await lockAdmission(sql, uid)
      await lockSeats(sql, show.id)
      return takeMicStep(sql, show, { uid, ...wish })
    })
  /** The one that is first to be started in every second race. */
  async function both(n: number, one: Omit<Wish, 'uid'>, other: Omit<Wish, 'uid'>): Promise<[MicStepTaken, MicStepTaken]> {
    const isTurned = n % 2 === 1
    const [first, second] = await Promise.all((isTurned ? [other, one] : [one, other]).map(take))
    return isTurned ? [second!, first!] : [first!, second!]
  }
  const result = { accepted: 0, ended: 0, wrong: 0 }
  for (let n = 0; n < times; n++) {
    await db.query((sql) => sql.query('delete from guest_seat where show_id = $1 and uid = $2', [show.id, uid]))
    if (race === 'request and invitation') {
      const [ask, invite] = await both(n, { event: 'ask', actor: 'guest' }, { event: 'invite', actor: 'anchor' })
      const { state } = await db.query((sql) => linkOf(sql, show.id, uid))
      if (state === 'accepted') result.accepted++
      // The second of the two met the other's state.
      const told = [ask.link.state, invite.link.state].toSorted().join()
      if (state !== 'accepted' || (told !== 'accepted,requested' && told !== 'accepted,invited')) result.wrong++
      continue
    }
    await take({ event: 'ask', actor: 'guest' })
    if (race === 'two accepts') {
      const told = await both(n, { event: 'accept', actor: 'anchor' }, { event: 'accept', actor: 'anchor' })
      result.accepted++
      if (told.filter(({ done }) => done).length !== 1 || told.some(({ link }) => link.state !== 'accepted')) result.wrong++
      continue
    }
    if (race === 'accept and time-out') {
      const moment = `update guest_seat set deadline = clock_timestamp() + make_interval(secs => $3 / 1000.0) where show_id = $1 and uid = $2`
      await db.query((sql) => sql.query(moment, [show.id, uid, randomInt(0, 6)]))
    }
    const other =
      race === 'accept and cancel' ? ({ event: 'cancel', actor: 'guest' } as const) : ({ event: 'time', actor: 'clock' } as const)
    const [accept, end] = await both(n, { event: 'accept', actor: 'anchor' }, other)
    if (accept.done) result.accepted++
    else result.ended++
    // Calls after the deadline find it over, also when the clock has looked too early.
    const isOver = !accept.done && accept.link.outcome === 'unanswered'
    const isToldRight = accept.done ? end.link.state === 'accepted' || end.link.state === 'requested' : accept.link.state === 'none'
    if ((accept.done === end.done && !isOver) || !isToldRight) result.wrong++
  }
  return result
}
