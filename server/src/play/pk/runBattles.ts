import { battleMachine, step } from '@nimbo/contract'
import { showByStream } from '../../shows/show/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { newEvent } from '../../core/room/index.ts'
import { type Battle, databaseNow, lockBattle, recordFault, recordPresence, runningBattles } from './battle.store.ts'
import { applyTransition, type Transition, publishBattle } from './applyTransition.ts'
import { removeRivals } from './removeRivals.ts'
import { joinedStates, type Phases, phasesOf } from './phases.ts'
import type { PkDeps } from './PkDeps.ts'
import { dueScores, isBehind, ledgerScores } from './score.store.ts'

/**
 * Transitions due in every open battle, and the scores. In every worker: a row's lock decides who acts. Answers the number of open battles.
 */
export async function runBattles(deps: PkDeps): Promise<number> {
  const { battles, now } = await deps.db.query(async (sql) => ({ battles: await runningBattles(sql), now: await databaseNow(sql) }))
  await each(
    battles.filter((battle) => mayHappen(battle, now)),
    (battle) => turn(deps, battle.id),
  )
  await tellScores(deps)
  return battles.length
}

/** Presence of both anchors in their own rooms, and of both pictures in both rooms, for battles both sent their pictures for. */
export async function watchBattles(deps: PkDeps): Promise<void> {
  const battles = await deps.db.query(runningBattles)
  await each(
    battles.filter(({ state }) => joinedStates.includes(state)),
    (battle) => watch(deps, battle),
  )
}

/** One that fails keeps no other from its turn. */
async function each(battles: readonly Battle[], work: (battle: Battle) => Promise<void>): Promise<void> {
  const done = await Promise.allSettled(battles.map(work))
  const failures = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} battles could not be looked at`)
}

/** Without a lock: whoever has nothing due is left alone. */
function mayHappen({ until, sides, faultAt }: Battle, now: Date): boolean {
  return now >= until || faultAt !== null || sides.some(({ onAir, goneAt }) => !onAir || goneAt !== null)
}

async function turn(deps: PkDeps, id: number): Promise<void> {
  const phases = phasesOf(deps.config)
  const ended = await deps.db.transaction(async (sql) => {
    const battle = await lockBattle(sql, id)
    if (!battle || battle.state === 'idle') return undefined
    const happening = await dueTransition(sql, deps, phases, battle)
    const next = happening && (await applyTransition(sql, deps.rooms, phases, battle, happening))
    return next?.state === 'idle' && battle.state !== 'invited' ? next : undefined
  })
  if (ended) await removeRivals(deps, ended)
}

interface Seen {
  present: [boolean, boolean]
  ready: boolean
}

async function watch(deps: PkDeps, { id, sides }: Battle): Promise<void> {
  const phases = phasesOf(deps.config)
  const seen = await see(deps, sides)
  await deps.db.transaction(async (sql) => {
    const battle = await lockBattle(sql, id)
    if (!battle || !joinedStates.includes(battle.state)) return
    await recordFault(sql, id, seen !== undefined)
    // Absence counts only while presence can be seen.
    if (await recordPresence(sql, battle, seen?.present ?? [true, true], phases.badge)) await publishBattle(sql, deps.rooms, battle)
    if (seen?.ready)
      await applyTransition(sql, deps.rooms, phases, battle, { event: 'ready', actor: 'server', now: await databaseNow(sql) })
  })
}

/** Undefined: the media server does not answer. */
async function see({ livekit }: PkDeps, [a, b]: Battle['sides']): Promise<Seen | undefined> {
  try {
    const [inA, inB] = await Promise.all([livekit.presence(a.stream), livekit.presence(b.stream)])
    const find = (room: typeof inA, uid: number, role: 'anchor' | 'rival') => room.find((p) => p.uid === uid && p.role === role)
    const [anchorA, anchorB] = [find(inA, a.uid, 'anchor'), find(inB, b.uid, 'anchor')]
    // The picture of a rival comes seconds after they do, and nobody is to fight unseen.
    const isSeen = (rival: typeof anchorA, own: typeof anchorA) => rival !== undefined && (rival.picture || own?.picture !== true)
    return {
      present: [anchorA !== undefined, anchorB !== undefined],
      ready: isSeen(find(inA, b.uid, 'rival'), anchorB) && isSeen(find(inB, a.uid, 'rival'), anchorA),
    }
  } catch {
    return undefined
  }
}

/** Transition that the clock or the rooms call for; undefined: none. */
async function dueTransition(sql: Sql, deps: PkDeps, phases: Phases, battle: Battle): Promise<Transition | undefined> {
  const now = await databaseNow(sql)
  const by = { actor: 'server', now } as const
  const isDue = now >= battle.until
  const [a, b] = battle.sides
  const gone = battle.sides.filter(({ onAir }) => !onAir)
  const mayBeVoid = step(battleMachine, battle.state, 'fault', 'server') !== undefined
  if (mayBeVoid && battle.faultAt && now.getTime() - battle.faultAt.getTime() >= phases.away)
    return { ...by, event: 'fault', outcome: 'void' }
  const isCounted = () => isBehind(sql, battle.endsAt!).then((behind) => !behind)
  if (battle.state === 'frozen') return isDue && (await isCounted()) ? decide(sql, deps, battle, now) : undefined
  if (battle.state !== 'fight') {
    if (gone.length > 0) return { ...by, event: 'fail' }
    return isDue ? { ...by, event: 'time' } : undefined
  }
  if (gone.length === 2) return { ...by, event: 'fail', outcome: 'draw' }
  if (gone.length === 1) return { ...by, event: 'fail', outcome: 'forfeit', winner: gone[0] === a ? b.uid : a.uid }
  const left = leftFor(battle, now, phases)
  if (left) return { ...by, event: 'leave', ...left }
  // A lead that changed in the last moment makes it longer: what was given before the end is counted first.
  return isDue && (await isCounted()) ? { ...by, event: 'time' } : undefined
}

/** Loser by absence: the anchor who has been away too long. No loser if the other is away as well. */
function leftFor({ sides: [a, b] }: Battle, now: Date, { away, badge }: Phases): Pick<Transition, 'outcome' | 'winner'> | undefined {
  const awayFor = ({ goneAt }: typeof a) => (goneAt === null ? 0 : now.getTime() - goneAt.getTime())
  const [longest, other] = awayFor(a) >= awayFor(b) ? [a, b] : [b, a]
  if (awayFor(longest) < away) return undefined
  return awayFor(other) >= badge ? { outcome: 'draw' } : { outcome: 'forfeit', winner: other.uid }
}

/** The end: everything given before it is counted, and the ledger says so itself. */
async function decide(sql: Sql, { log }: PkDeps, battle: Battle, now: Date): Promise<Transition> {
  const scores = await ledgerScores(sql, battle.id, 'last')
  const wrong = scores.filter(({ projected, ledger }) => projected !== ledger)
  if (wrong.length > 0)
    log.error(
      { battle: battle.id, scores: wrong.map((s) => ({ ...s, projected: String(s.projected), ledger: String(s.ledger) })) },
      'score differs from the ledger',
    )
  const by = { actor: 'server', now } as const
  if (battle.outcome === 'draw' || battle.outcome === 'forfeit') return { ...by, event: 'close' }
  const [a, b] = battle.sides
  const hasLeft = battle.sides.some(({ onAir }) => !onAir)
  if (battle.outcome === 'surrender') return { ...by, event: hasLeft ? 'close' : 'decide' }
  const of = (uid: number) => scores.find((s) => s.uid === uid)?.ledger ?? 0n
  const [left, right] = [of(a.uid), of(b.uid)]
  if (left === right) return { ...by, event: 'close', outcome: 'draw' }
  return { ...by, event: hasLeft ? 'close' : 'decide', outcome: 'win', winner: left > right ? a.uid : b.uid }
}

/** Behind the commit: a score that is lost on the way is followed by the next, and the state at the end has the last. */
async function tellScores({ db, rooms }: PkDeps): Promise<void> {
  for (const { streams, score } of await db.transaction(dueScores)) {
    const event = newEvent('pkScore', score)
    for (const stream of streams) {
      const show = await db.query((sql) => showByStream(sql, stream))
      if (show) rooms.gather(show, event)
    }
  }
}
