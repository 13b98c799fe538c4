import { setTimeout as sleep } from 'node:timers/promises'
import { Exchange } from '@nimbo/contract'
import { randomInt } from '../random.ts'
import type { Spender } from '../retry/people.ts'
import { GROUP_HEADER, type Treatment, TREATMENT_HEADER } from './poolingProxy.ts'

/** The specification's client: it waits this long, and retries so often after so long a pause. */
const TIMEOUT_MS = 15_000
const PAUSE_MS = 100
const MAX_RETRIES = 3
const LATE_MS = 1_000

/** Content of a client's `time`: nothing, seconds or milliseconds; renewed for a retry, or as it was. */
export interface Clock {
  unit: 'none' | 's' | 'ms'
  keeps: boolean
}
export interface Tap {
  origin: string
  person: Spender
  votes: number
  clock: Clock
  /** One for each attempt; the last stands for all that follow. */
  treatments: readonly Partial<Treatment>[]
}

export const groupOf = ({ person, votes }: Pick<Tap, 'person' | 'votes'>) => `${person.uid} ${votes}`

const stamp = (unit: Clock['unit']) => (unit === 'none' ? '' : String(unit === 'ms' ? Date.now() : Math.floor(Date.now() / 1000)))

interface Sent {
  times: number
  /** This process was so far behind that a retry left seconds after its timer: no client of the specification does that. */
  late: boolean
}

/** One tap, retried as the specification's client does. */
export async function tapKeyless(tap: Tap): Promise<Sent> {
  const { origin, person, votes, clock, treatments } = tap
  const first = stamp(clock.unit)
  let [sentAt, late] = [performance.now(), false]
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    if (attempt > 0) await sleep(PAUSE_MS)
    late ||= performance.now() - sentAt > TIMEOUT_MS + PAUSE_MS + LATE_MS
    sentAt = performance.now()
    const query = new URLSearchParams({
      s: Exchange.setVoteExchange.specName,
      uid: String(person.uid),
      token: person.token,
      language: 'en',
    })
    query.set('time', clock.keeps ? first : stamp(clock.unit))
    query.set('exchangevote', String(votes))
    const treatment = { before: 0, after: 0, close: randomInt(5) === 0, ...(treatments[attempt] ?? treatments.at(-1)) }
    const headers = { [TREATMENT_HEADER]: JSON.stringify(treatment), [GROUP_HEADER]: groupOf(tap) }
    const response = await fetch(`${origin}/?${String(query)}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (e: unknown) => {
        if (e instanceof DOMException && e.name === 'TimeoutError') return undefined
        throw e
      },
    )
    if (!response || response.status === 500) continue
    const { ret, data } = (await response.json()) as { ret: number; data: { code: number; reason?: string } }
    if (ret !== 200 || data.code !== 0) throw new Error(`setVoteExchange of ${groupOf(tap)}: ${ret} ${data.code} ${data.reason ?? ''}`)
    return { times: attempt + 1, late }
  }
  throw new Error(`setVoteExchange of ${groupOf(tap)} was never answered`)
}
