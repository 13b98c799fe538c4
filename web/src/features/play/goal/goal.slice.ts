import { isRunning } from '@nimbo/contract'
import type { RoomGoal } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

export interface GoalsState {
  /** Running ones, the oldest first. */
  goals: readonly RoomGoal[]
  /** The newest that was reached, done or came to nothing: told once. */
  news: RoomGoal | undefined
  /** Coins I gave since I entered, by goal. */
  mine: Readonly<Record<number, string>>
  /** Goals I gave for that ended while nothing arrived here: what became of them has to be asked. */
  missed: readonly number[]
  /** Counts what happened, so that whoever shows more than this asks again. */
  changes: number
}

/** Events of one goal may come late or twice: what is further is kept. */
function isNewer(known: RoomGoal | undefined, next: RoomGoal): boolean {
  if (!known) return true
  if (!isRunning(next.state)) return true
  return BigInt(next.coin_now) > BigInt(known.coin_now) || (known.state === 'open' && next.state === 'reached')
}

function take(state: GoalsState, event: RoomGoal): GoalsState {
  const known = state.goals.find(({ goalid }) => goalid === event.goalid)
  if (!isNewer(known, event)) return state
  const others = state.goals.filter(({ goalid }) => goalid !== event.goalid)
  const goals = isRunning(event.state) ? [...others, event].toSorted((a, b) => a.goalid - b.goalid) : others
  const missed = state.missed.filter((id) => id !== event.goalid)
  return { ...state, goals, missed, news: event.state === 'open' ? state.news : event, changes: state.changes + 1 }
}

function restore(state: GoalsState, goals: readonly RoomGoal[]): GoalsState {
  const gone = state.goals.filter(({ goalid }) => goalid in state.mine && !goals.some((goal) => goal.goalid === goalid))
  const missed = [...new Set([...state.missed, ...gone.map(({ goalid }) => goalid)])]
  return { ...state, goals, missed, changes: state.changes + 1 }
}

export const goalSlice: RoomSlice<GoalsState> = {
  name: 'goal',
  initial: { goals: [], news: undefined, mine: {}, missed: [], changes: 0 },
  restore: (state, { goals }) => restore(state, goals),
  on: {
    taskSet: take,
    taskTipped: take,
    taskDone: take,
    taskOver: take,
    wishSet: take,
    wishTipped: take,
    wishDone: take,
    wishOver: take,
  },
}

/** Outcome of a goal whose end was missed. */
export const withMissed = (state: GoalsState, goal: RoomGoal): GoalsState =>
  state.missed.includes(goal.goalid) ? take(state, goal) : state

/** Answer to a tip of mine, before its event arrives. */
export const withTip = (state: GoalsState, { mine, ...goal }: RoomGoal & { mine: string }): GoalsState => ({
  ...take(state, goal),
  mine: { ...state.mine, [goal.goalid]: mine },
})
