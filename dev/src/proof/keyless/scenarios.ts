import { setTimeout as sleep } from 'node:timers/promises'
import { withOwnSeed, pick, randomInt } from '../random.ts'
import type { Clock, Tap } from './oldClient.ts'
import type { Treatment } from './poolingProxy.ts'

/** A tap of the group: its clock, and what the proxy does with each of its attempts. */
export type SendTap = (clock: Clock, ...treatments: Tap['treatments']) => Promise<void>

/** Equal taps of one person. */
export interface Scenario {
  name: string
  /** Out of 100 groups. */
  weight: number
  taps(): number
  /** Effects the contract declares for so many taps. */
  declared(taps: number): number
  run(send: SendTap, taps: number, losses: number): Promise<void>
}

const MAX_DELAY_MS = 1_000
const [same, one] = [(taps: number) => taps, () => 1]
const times = (n: number) => Array.from({ length: n })
const delayed = (): Partial<Treatment> => ({ before: randomInt(MAX_DELAY_MS), after: randomInt(MAX_DELAY_MS) })
const lost = (): Partial<Treatment> => ({ ...delayed(), loss: 'silence' })
const oneOf = <T>(...values: T[]): T => pick(values)
const anyClock = (): Clock => ({ unit: oneOf('none', 's', 'ms'), keeps: oneOf(true, false) })
/** The specification's client always writes its `time`. */
const someClock = (): Clock => ({ unit: oneOf('s', 'ms'), keeps: oneOf(true, false) })
const msClock = (): Clock => ({ unit: 'ms', keeps: oneOf(true, false) })

async function burst(taps: number, send: () => Promise<void>): Promise<void> {
  const sent: Promise<void>[] = []
  for (let n = 0; n < taps; n++) {
    if (n > 0) await sleep(randomInt(20, 250))
    const tap = withOwnSeed(send)
    // Reported below, once all are sent.
    tap.catch(() => undefined)
    sent.push(tap)
  }
  await Promise.all(sent)
}

export const scenarios: readonly Scenario[] = [
  { name: 'single', weight: 16, taps: one, declared: one, run: (send) => send(anyClock(), delayed()) },
  {
    name: 'answers lost behind the proxy',
    weight: 20,
    taps: one,
    declared: one,
    run: (send, _taps, losses) => send(someClock(), ...times(randomInt(1, losses + 1)).map(lost), delayed()),
  },
  {
    name: 'burst on several connections',
    weight: 22,
    taps: () => randomInt(2, 6),
    declared: same,
    run: (send, taps) => burst(taps, () => send(msClock(), delayed())),
  },
  {
    name: 'burst with lost answers',
    weight: 8,
    taps: () => randomInt(2, 4),
    declared: same,
    run: (send, taps, losses) => burst(taps, () => send(msClock(), ...times(randomInt(losses + 1)).map(lost), delayed())),
  },
  {
    name: 'one after the other',
    weight: 20,
    taps: () => randomInt(2, 4),
    declared: same,
    async run(send, taps) {
      for (let n = 0; n < taps; n++) {
        if (n > 0) await sleep(randomInt(500, 2_000))
        await send(anyClock(), delayed())
      }
    },
  },
  {
    name: 'HTTP 500 in place of an answer',
    weight: 4,
    taps: one,
    declared: one,
    run: (send) => send({ unit: 'ms', keeps: true }, { ...delayed(), loss: 'http500' }, delayed()),
  },
  {
    name: 'sent twice by the proxy',
    weight: 4,
    taps: one,
    declared: one,
    run: (send) =>
      send(msClock(), { ...delayed(), resendAfter: randomInt(50, 4_000), ...(randomInt(2) === 0 && { loss: 'silence' }) }, delayed()),
  },
  {
    name: 'at once without milliseconds',
    weight: 3,
    taps: () => randomInt(2, 4),
    declared: one,
    async run(send, taps) {
      const clock: Clock = { unit: oneOf('none', 's'), keeps: false }
      await Promise.all(times(taps).map(() => withOwnSeed(() => send(clock, {}))))
    },
  },
  {
    name: 'again within the client’s timeout',
    weight: 3,
    taps: () => 2,
    declared: one,
    async run(send) {
      await send(msClock(), {})
      await sleep(randomInt(13_500, 17_000))
      await send(msClock(), {})
    },
  },
]
