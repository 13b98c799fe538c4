import { percent } from './measured.ts'

/** The share of the machine that other people's processes may use in a round that counts. */
const MOST_FOREIGN = 0.1

export interface Round {
  /** Product to bare engine. */
  ratio: number
  foreign: number
  /** Reason why it does not count whatever the machine did: an event lost, doubled or out of order. */
  fault?: string | undefined
  text: string
  /** Parts of the product's cost, for a goal that is not reached. */
  limit: string
}
export type Goal = { atMost: number } | { atLeast: number }

/** Rounds until enough of them count, but twice as many at most. */
export async function runRounds(name: string, goal: Goal, wanted: number, run: () => Promise<Round>): Promise<void> {
  const rounds: Round[] = []
  while (rounds.length < wanted * 2 && rounds.filter(counts).length < wanted) {
    const round = await run()
    rounds.push(round)
    tellRound(name, rounds.length, round)
  }
  tellResult(name, goal, wanted, rounds)
}

export function tellRound(name: string, n: number, { text, fault, foreign }: Round): void {
  const noise = foreign > MOST_FOREIGN ? ` (thrown away: ${percent(foreign)} foreign CPU)` : ''
  console.log(`${name}, round ${n}: ${text}${fault ? ` (void: ${fault})` : noise}`)
}

/** The median of the rounds that count, what became of the others, and what limits it where the goal is not reached. */
export function tellResult(name: string, goal: Goal, wanted: number, rounds: readonly Round[]): void {
  const valid = rounds.filter(counts)
  const whole = rounds.filter(({ fault }) => fault === undefined)
  const isResult = valid.length >= wanted
  const value = median((isResult ? valid : whole).map(({ ratio }) => ratio))
  const said = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`
  const isReached = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
  const left = `${whole.length - valid.length} thrown away, ${rounds.length - whole.length} void`
  const limit = isReached ? 'reached' : `NOT REACHED, what limits it: ${whole.at(-1)?.limit ?? 'no round was whole'}`
  const what = isResult
    ? `median × ${value.toFixed(2)} of ${valid.length} rounds`
    : `NO RESULT, ${valid.length} of ${wanted} rounds count; the others have a median of × ${value.toFixed(2)}`
  console.log(`${name}: ${what}; ${left}; goal ${said} ${limit}`)
}

const counts = ({ fault, foreign }: Round) => fault === undefined && foreign <= MOST_FOREIGN

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}
