import { deepStrictEqual } from 'node:assert/strict'
import { type AnyCall, domains } from '@nimbo/contract'
import type pg from 'pg'
import type { Room } from '../openRoom.ts'
import { pick, randomInt, SEEDS, withSeed } from '../random.ts'
import { renewSession, type Spender } from '../retry/people.ts'
import { ask, percentile, type Reply } from './ask.ts'
import { fuzzedRequest, type Known } from './fuzzedRequest.ts'

const CONCURRENCY = 24
const MAX_MS = 8_000
/** People pause themselves and set limits in between; money calls would be refused for the rest of the run. */
const RESTORE_EVERY = 1_000

const calls = Object.values(domains).flatMap((d) => Object.values(d) as AnyCall[])

/** Mutated requests of every call, by people in a room with money: no failure of ours, none that takes long, nothing but envelopes. */
export async function fuzz(origin: string, owner: pg.Pool, room: Room, people: readonly Spender[], count: number): Promise<string> {
  const started = performance.now()
  const known: Known = { ...room, uids: people.map((p) => p.uid) }
  const enter = (person: Spender) => {
    const path = `/?service=Live.enterRoom&liveuid=${room.liveuid}&stream=${room.stream}`
    return ask(origin, path, { method: 'POST', headers: { authorization: `Bearer ${person.token}`, 'content-length': 0 } })
  }
  await Promise.all(people.map(enter))
  const [last, ...others] = people as [Spender, ...Spender[]]
  const times: number[] = []
  const counts = new Map<string, number>()
  const perCall = new Map<string, number>()
  const wrong: string[] = []
  let [sent, renewed] = [0, 0]
  const firstSeed = randomInt(SEEDS)

  async function one(): Promise<void> {
    const turn = sent++
    const call = calls[turn % calls.length]!
    if (sent % RESTORE_EVERY === 0) await restorePeople(owner, known.uids)
    // Account erasure is final: one person does it for all.
    const [person, request] = withSeed((firstSeed + turn) % SEEDS, () => {
      const by = call.name === 'User.cancelAccount' ? last : pick(others)
      return [by, fuzzedRequest(call, by.token, known)] as const
    })
    const reply = await ask(origin, request.path, request.options, request.body)
    times.push(reply.ms)
    counts.set(reply.said, (counts.get(reply.said) ?? 0) + 1)
    if (reply.said === '200/0') perCall.set(call.name, (perCall.get(call.name) ?? 0) + 1)
    if (isWrong(reply)) wrong.push(`${call.name}: ${reply.said} in ${reply.ms.toFixed(0)} ms: ${describe(request)}`)
    if (reply.said === '200/700' && request.isSignedIn) {
      renewed++
      await renewSession(owner, person)
      await enter(person)
    }
  }
  const client = async () => {
    while (sent < count) await one()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, client))
  deepStrictEqual(wrong.slice(0, 20), [], `${wrong.length} answers are wrong`)
  const { rows } = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
  deepStrictEqual(rows, [], 'an invariant of the ledger is broken')
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return (
    `hostile: ${sent} fuzzed requests of ${calls.length} calls, ${perCall.size} of which succeeded at times, ${renewed} sessions renewed; ` +
    `p99 ${percentile(times, 0.99).toFixed(0)} ms, longest ${percentile(times, 1).toFixed(0)} ms, ${((performance.now() - started) / 1000).toFixed(0)} s; ` +
    `by ret/code: ${sorted.map(([said, n]) => `${said} ${n}`).join(', ')}`
  )
}

function isWrong({ said, ms, envelope }: Reply): boolean {
  return !envelope || envelope.ret >= 500 || envelope.data.code === 500 || said.startsWith('no') || ms > MAX_MS
}

function describe({ path, body, options }: ReturnType<typeof fuzzedRequest>): string {
  return `${options.method} ${path.slice(0, 300)} ${(body ?? '').slice(0, 300)}`
}

async function restorePeople(owner: pg.Pool, uids: readonly number[]): Promise<void> {
  await owner.query(
    `update ledger.account set limit_day = null, limit_month = null, next_limit_day = null, next_limit_month = null, next_limits_at = null,
       excluded_until = null where id = any (select u * 256::bigint + 1 from unnest($1::int[]) u)`,
    [uids],
  )
}
