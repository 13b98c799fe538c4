import { Pk, type RefusalOf, refuse, refuseCommon } from '@nimbo/contract'
import { hiddenFrom } from '../../shows/roomList/index.ts'
import { openShowOf, showByStream } from '../../shows/show/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { databaseNow, insertBattle, isInvitable, lockBattle, openBattleOf } from './battle.store.ts'
import { applyTransition, publishBattle } from './applyTransition.ts'
import { lockOccupancies } from './lockOccupancies.ts'
import { type Phases, phasesOf } from './phases.ts'
import type { PkDeps } from './PkDeps.ts'
import type { PkBattle, Parsed } from '@nimbo/contract'

type Asked = Parsed<typeof Pk.invite> & {
  uid: number
  /** They have invited this one often enough for now. */
  isSpent: boolean
}
type InviteRefusal = RefusalOf<typeof Pk.invite>

/** One of the two is taken: what was written is rolled back, and what is there is looked at. */
class Taken extends Error {}
const TRIES = 3
/** A battle that is on is found by what it leaves taken; everything else keeps an anchor from a new one. */
const isElsewhere = (occupied: string | undefined) => occupied === 'guests' || occupied === 'privateShow'

export function invite({ db, rooms, limits, config }: PkDeps): Handler<typeof Pk.invite> {
  const phases = phasesOf(config)
  const [pace, unaccepted] = [limits('battleInvitations'), limits('unacceptedRequests')]

  async function begin(
    sql: Sql,
    { uid, stream, touid, minutes, punish, punish_time: punishTime, isSpent }: Asked,
  ): Promise<PkBattle | InviteRefusal> {
    const mine = await showByStream(sql, stream)
    if (mine?.uid !== uid) return 'NotYours'
    if (mine.state !== 'live') return 'NotOnAir'
    if (mine.type !== 0) return 'NotOpen'
    const theirs = await openShowOf(sql, touid)
    const [hidden] = await hiddenFrom(sql, [{ reader: uid, uids: [touid] }])
    if (theirs?.state !== 'live' || theirs.type !== 0 || hidden!.has(touid) || !(await isInvitable(sql, touid))) return 'RivalGone'
    const occupied = await lockOccupancies(sql, [
      { showId: mine.id, stream },
      { showId: theirs.id, stream: theirs.stream },
    ])
    if (isElsewhere(occupied.get(stream))) return 'Busy'
    if (isElsewhere(occupied.get(theirs.stream))) return 'RivalBusy'
    const id = await insertBattle(sql, {
      inviter: { uid, showId: mine.id },
      invitee: { uid: touid, showId: theirs.id },
      minutes,
      punish,
      punishTime,
      inviteMs: phases.invite,
    })
    if (id === undefined) throw new Taken()
    if (isSpent) refuseCommon(Pk.invite, 'TooMany')
    return publishBattle(sql, rooms, (await lockBattle(sql, id))!)
  }

  return async ({ uid }, input) => {
    if (input.touid === uid) refuse(Pk.invite, 'Yourself')
    await pace.take(Pk.invite, uid)
    const pair = `battle:${uid}:${input.touid}`
    const asked = { ...input, uid, isSpent: await unaccepted.isSpent(pair) }
    for (let tries = 0; tries < TRIES; tries++) {
      const made = await db
        .transaction((sql) => begin(sql, asked))
        .catch((e: unknown) => {
          if (e instanceof Taken) return undefined
          throw e
        })
      const found = made ?? (await db.transaction((sql) => meet(sql, { rooms, phases }, asked)))
      if (typeof found === 'string') refuse(Pk.invite, found)
      if (made) await unaccepted.count(pair)
      else if (found?.state === 'connecting') await unaccepted.forget(`battle:${input.touid}:${uid}`)
      if (found) return { pk: found, done: 1 }
    }
    return refuseCommon(Pk.invite, 'Busy')
  }
}

/** Obstacle to an invitation. The same two: my own invitation once more, or theirs, which mine agrees to. Undefined: nothing any more. */
async function meet(
  sql: Sql,
  { rooms, phases }: Pick<PkDeps, 'rooms'> & { phases: Phases },
  { uid, touid }: Asked,
): Promise<PkBattle | InviteRefusal | undefined> {
  const [mine, theirs] = [await openBattleOf(sql, uid), await openBattleOf(sql, touid)]
  if (mine === undefined || mine !== theirs) return mine !== undefined ? 'Busy' : theirs !== undefined ? 'RivalBusy' : undefined
  const battle = await lockBattle(sql, mine)
  if (!battle || battle.state === 'idle') return undefined
  const now = await databaseNow(sql)
  if (battle.state === 'invited' && now >= battle.until) {
    await applyTransition(sql, rooms, phases, battle, { event: 'time', actor: 'server', now })
    return undefined
  }
  if (battle.inviter === touid && battle.state === 'invited') {
    const occupied = await lockOccupancies(sql, battle.sides)
    const busy = battle.sides.find(({ stream }) => occupied.get(stream) !== undefined)
    if (busy) return busy.uid === uid ? 'Busy' : 'RivalBusy'
    await applyTransition(sql, rooms, phases, battle, { event: 'invite', actor: 'invitee', now })
  }
  return publishBattle(sql, rooms, battle)
}
