import { setTimeout as sleep } from 'node:timers/promises'

export interface SteadyLoad {
  urls: string[]
  tokens: string[]
  perSecond: number
}
export interface Latency {
  answers: number
  failures: number
  p50: number
  p99: number
}

/**
 * Asks at a steady pace, whether answers come or not, in a process of its own. A message begins a period, and the next one ends it with
 * the times of its answers; from when each was due, so that a late one counts the time it waited.
 */
let times: number[] = []
let failures = 0

process.once('message', (asking: SteadyLoad) => {
  process.on('message', () => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    process.send!({ answers: sorted.length, failures, p50: at(0.5), p99: at(0.99) } satisfies Latency)
    times = []
    failures = 0
  })
  void askAll(asking)
})

async function askAll({ urls, tokens, perSecond }: SteadyLoad): Promise<void> {
  const began = performance.now()
  for (let n = 0; ; n++) {
    const due = began + (n * 1_000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    void ask(urls[n % urls.length]!, tokens[n % tokens.length]!, due)
  }
}

async function ask(url: string, token: string, due: number): Promise<void> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!(await response.text()).startsWith('{"ret":200,"data":{"code":0,')) throw new Error('refused')
    times.push(performance.now() - due)
  } catch {
    failures += 1
  }
}
