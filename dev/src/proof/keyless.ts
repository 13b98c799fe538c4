import { deepStrictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { groupOf, tapKeyless } from './keyless/oldClient.ts'
import { type Forwarded, openPoolingProxy, type PoolingProxy } from './keyless/poolingProxy.ts'
import { type Scenario, scenarios, type SendTap } from './keyless/scenarios.ts'
import { withOwnSeed, pick } from './random.ts'
import { makeSpenders, type Spender, waitForFold } from './retry/people.ts'

/** Losses: how many answers in a row a client may miss; each costs it 15 s. */
const sizes = {
  ci: { intents: 240, people: 20, perSecond: 80, losses: 1 },
  full: { intents: 10_000, people: 100, perSecond: 80, losses: 3 },
}
const FIRST_AMOUNT = 1_000
const MAX_UNDER_WAY = 6

interface Group {
  scenario: Scenario
  person: Spender
  /** No two groups of a person are alike, so that effects can be counted. */
  votes: number
  taps: number
}

/**
 * Clients that send no key, behind a proxy that pools its connections to the server, delays and reorders requests, and loses answers
 * which the server saw delivered. No intent has two effects, and none is swallowed that the contract does not declare in doubt.
 */
export async function proveKeyless(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 2 })
  const { people, restore } = await makeSpenders(owner, size.people)
  const proxy = await openPoolingProxy(`http://127.0.0.1:${env['NIMBO_PORT']}`)
  const started = performance.now()
  try {
    await waitForFold(owner)
    const groups = makeGroups(people, size.intents)
    const { attempts, late } = await sendAll(groups, proxy, size)
    const effects = await effectsOf(owner, people)
    const faults = groups
      .filter((group) => !late.has(group))
      .map((group) => judge(group, effects.get(groupOf(group)) ?? 0, proxy.forwarded(groupOf(group))))
    const sum = (count: (f: Verdict) => number) => faults.reduce((total, f) => total + count(f), 0)
    const intents = groups.reduce((total, { taps }) => total + taps, 0)
    const worst = faults.filter((f) => f.doubled + f.swallowed > 0).map((f) => f.what)
    console.log(
      `keyless: ${intents} intents in ${groups.length} groups, sent ${attempts} times (${attempts - intents} retries), ` +
        `${sum((f) => f.doubled)} doubled, ${sum((f) => f.swallowed)} swallowed, ` +
        `in doubt as declared ${sum((f) => f.planned)} by plan and ${sum((f) => f.inDoubt)} on a slow server, ` +
        `${late.size} groups not judged because this machine sent their retries late, ` +
        `slowest answer ${Math.round(Math.max(...faults.map((f) => f.slowestMs)))} ms, ${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
    deepStrictEqual(worst, [], 'intents were doubled or swallowed')
    const broken = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
    deepStrictEqual(broken.rows, [], 'an invariant is broken')
  } finally {
    await restore()
    proxy.close()
    await owner.end()
  }
}

function makeGroups(people: readonly Spender[], intents: number): Group[] {
  const groups: Group[] = []
  const wheel = scenarios.flatMap((scenario) => Array.from({ length: scenario.weight }, () => scenario))
  for (let left = intents; left > 0; left -= groups.at(-1)!.taps) {
    const scenario = pick(wheel)
    const n = groups.length
    groups.push({ scenario, person: people[n % people.length]!, votes: FIRST_AMOUNT + n, taps: scenario.taps() })
  }
  return groups
}

interface Sent {
  attempts: number
  late: Set<Group>
}

/**
 * Number of requests the clients sent, and groups whose retries were late. New groups wait for a server that is behind: retries keep their
 * own time.
 */
async function sendAll(groups: readonly Group[], proxy: PoolingProxy, { perSecond, losses }: typeof sizes.full): Promise<Sent> {
  const sent: Sent = { attempts: 0, late: new Set() }
  const run = async (group: Group) => {
    const { scenario, person, votes, taps } = group
    const send = async (...[clock, ...treatments]: Parameters<SendTap>) => {
      const { times, late } = await tapKeyless({ origin: proxy.origin, person, votes, clock, treatments })
      sent.attempts += times
      if (late) sent.late.add(group)
    }
    await scenario.run(send, taps, losses)
  }
  const running: Promise<void>[] = []
  for (const group of groups) {
    while (proxy.underWay() > MAX_UNDER_WAY) await sleep(10)
    const begun = withOwnSeed(() => run(group))
    // Reported below, once all are started.
    begun.catch(() => undefined)
    running.push(begun)
    await sleep((group.taps * 1_000) / perSecond)
  }
  await Promise.all(running)
  return sent
}

async function effectsOf(owner: pg.Pool, people: readonly Spender[]): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ uid: number; votes: string; n: number }>(
    `select t.owner as uid, p.amount::text as votes, count(*)::int as n from ledger.posting p join ledger.transfer t on t.id = p.transfer
     where t.owner = any ($1) and t.op = 20 and p.debit = t.owner::bigint * 256 + 2 group by 1, 2`,
    [people.map(({ uid }) => uid)],
  )
  return new Map(rows.map(({ uid, votes, n }) => [`${uid} ${votes}`, n]))
}

interface Verdict {
  what: string
  doubled: number
  swallowed: number
  /** Swallowed, as the contract declares it for this scenario, and as it declares it where a request met another one in doubt. */
  planned: number
  inDoubt: number
  slowestMs: number
}

function judge({ scenario, person, votes, taps }: Group, effects: number, forwarded: readonly Forwarded[]): Verdict {
  const declared = scenario.declared(taps)
  const missing = Math.max(0, declared - effects)
  const inDoubt = Math.min(missing, forwarded.filter((request) => forwarded.some((other) => isInDoubt(request, other))).length)
  return {
    what: `${scenario.name}: ${taps} taps of ${person.uid} with ${votes} votes, ${effects} effects`,
    doubled: Math.max(0, effects - taps),
    swallowed: missing - inDoubt,
    planned: Math.max(0, Math.min(taps, taps - Math.max(effects, declared))),
    inDoubt,
    slowestMs: Math.max(...forwarded.map(({ at, answeredAt }) => (answeredAt ?? Infinity) - at)),
  }
}

/** Difference between times measured by this process and by the server. */
const TOLERANCE_MS = 100
const WINDOW_MS = 300
const isMs = (time: string) => time.length === 13
const secondsOf = (time: string) => (isMs(time) ? Number(time) / 1000 : Number(time))

/** The rules of the contract, for a request that found another one unanswered, just answered, from the same second, or 13 to 18 s old. */
function isInDoubt(request: Forwarded, other: Forwarded): boolean {
  if (request === other || other.at > request.at + TOLERANCE_MS) return false
  const [answeredAt, age] = [other.answeredAt ?? Infinity, request.at - other.at]
  if (age > 13_000 - TOLERANCE_MS && request.at < answeredAt + 18_000 + TOLERANCE_MS) return true
  const betweenSends = secondsOf(request.clientTime) - secondsOf(other.clientTime)
  if (isMs(request.clientTime) === isMs(other.clientTime) && betweenSends >= 13 && betweenSends <= 18) return true
  if (isMs(request.clientTime) && isMs(other.clientTime)) {
    return request.at < answeredAt + TOLERANCE_MS && Math.abs(betweenSends) * 1000 > WINDOW_MS - TOLERANCE_MS
  }
  const sameSecond = request.clientTime !== '' && request.clientTime === other.clientTime && age > 2_000 - TOLERANCE_MS
  return sameSecond || request.at < answeredAt + WINDOW_MS + TOLERANCE_MS
}
