import { deepStrictEqual, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { killInTurn, spreadOver } from './killInTurn.ts'
import { withOwnSeed, pick, randomInt, SEEDS, withSeed } from './random.ts'
import { type Intent, makeIntents, type Way } from './retry/intents.ts'
import { type Fault, FAULT_HEADER, faults, openLossyProxy } from './retry/lossyProxy.ts'
import { makeSpenders, waitForFold } from './retry/people.ts'

/** Retries of an old client before it gives up. */
const MAX_RETRIES = 3
/** Silences: how many answers to an intent an old client may lose; each costs it its whole timeout. */
const sizes = {
  ci: { intents: 400, people: 40, kills: 2, silences: 1 },
  full: { intents: 10_000, people: 250, kills: 30, silences: MAX_RETRIES },
}
const CONCURRENCY = 24
/** Request timeout of an old client, and its pause before a retry. */
const TIMEOUT_MS = 15_000
const PAUSE_MS = 100
/** The server takes an equal request for a retry until 18 s after an answer. */
const LATE_AFTER_MS = 17_500
/** A client that sends an idempotency key may retry at any time. */
const KEYED_TIMEOUT_MS = 400
/** A killed API or database is back in less. */
const RETRY_FOR_MS = 60_000

/** Value that is equal for two answers that count as the same. */
type Answer = string

/**
 * Every money call, sent once to four times, one after the other and all at once, while the network loses requests and answers and
 * the API and the database are killed; with an idempotency key, and in the specification's form without one. Each intent has one
 * effect in the ledger, and every answer it got is the same.
 */
export async function proveRetry(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 4 })
  owner.on('error', () => undefined)
  const { people, restore } = await makeSpenders(owner, size.people)
  const proxy = await openLossyProxy(`http://127.0.0.1:${env['NIMBO_PORT']}`)
  const started = performance.now()
  const over = new AbortController()
  let killing: Promise<number> | undefined
  try {
    await waitForFold(owner)
    const accounts = await accountsOf(owner)
    const intents = makeIntents(people, size.intents, accounts, await waysToPay(env['NIMBO_STRIPE_PORT']!))
    // Outcomes of an intent do not depend on the client that takes it.
    const waiting = intents.map((intent) => ({ intent, seed: randomInt(SEEDS) }))
    const seen = { sent: 0, lost: 0, withoutKey: 0, silent: 0, gaveUp: 0, late: 0, calls: new Map<string, number>() }
    const client = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { intent, seed } = next
        await withSeed(seed, () => prove(owner, proxy.origin, intent, size.silences, seen))
      }
    }
    const share = () => 1 - waiting.length / size.intents
    killing = withOwnSeed(() =>
      killInTurn(profile, { victims: ['api', 'postgres'], due: spreadOver(size.kills, share, over.signal), most: size.kills }),
    )
    await Promise.all([...Array.from({ length: CONCURRENCY }, client), killing])
    await controls(owner, proxy.origin, people[0]!)
    const broken = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
    deepStrictEqual(broken.rows, [], 'an invariant is broken')
    console.log(
      `retry: ${size.intents} intents (${[...seen.calls].map(([name, n]) => `${name} ${n}`).join(', ')}), ${seen.withoutKey} of them without a key, ` +
        `sent ${seen.sent} times, ${seen.lost} lost on the way (${seen.silent} in silence), ${size.kills} kills of the API or the database (${seen.gaveUp} old clients gave up, ${seen.late} retried too late to be judged), ` +
        `one effect and one answer each, ` +
        `${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
  } finally {
    over.abort()
    await killing
    await restore()
    proxy.close()
    await owner.end()
  }
}

type Seen = { sent: number; lost: number; withoutKey: number; silent: number; gaveUp: number; late: number; calls: Map<string, number> }

async function prove(owner: pg.Pool, origin: string, intent: Intent, silences: number, seen: Seen): Promise<void> {
  const key = randomInt(2) === 0 ? randomUUID() : undefined
  const [times, atOnce] = [randomInt(1, 5), randomInt(3) === 0]
  // Without a key only a proxy sends a request several times at once, and it sends the same one; some clients keep their `time`, too.
  const keptTime = atOnce || randomInt(2) === 0 ? String(Date.now()) : undefined
  let [silentAt, late] = [Infinity, false]
  const send = async (fault: Fault) => {
    // An old client whose answer was lost and whose next attempt found the API or the database down comes after its window.
    late ||= !key && !keptTime && performance.now() - silentAt > LATE_AFTER_MS
    if (fault === 'silence') silentAt = Math.min(silentAt, performance.now())
    seen.sent++
    if (fault !== 'pass') seen.lost++
    if (fault === 'silence') seen.silent++
    return sendOnce(origin, intent, key, fault, keptTime)
  }
  let silent = 0
  const fault = () => {
    const chosen = randomFault(key, keptTime, silent < silences)
    if (chosen === 'silence') silent++
    return chosen
  }
  const answers = atOnce ? await together(send, fault, times, key) : await inTurn(send, fault, times, key)
  if (answers.length === 0) seen.gaveUp++
  const what = `${intent.call.name} ${JSON.stringify(intent.fields)} of ${intent.person.uid}, ${key ? 'with' : 'without'} a key, ${times} times ${atOnce ? 'at once' : 'in turn'}`
  const effects = await counted(owner, intent)
  if (late) {
    seen.late++
    ok(effects <= times, `${what}: ${effects} effects`)
  } else if (answers.length === 0) ok(effects === 0 || effects === 1, `${what}: never answered, ${effects} effects`)
  else {
    deepStrictEqual(new Set(answers).size, 1, `${what}: ${[...new Set(answers)].join(' and ')}`)
    deepStrictEqual(answers[0]!.startsWith('0'), !intent.refused, `${what}: ${answers[0]}`)
    deepStrictEqual(effects, intent.refused ? 0 : 1, `${what}: effects`)
  }
  if (!key) seen.withoutKey++
  seen.calls.set(intent.call.name, (seen.calls.get(intent.call.name) ?? 0) + 1)
}

type Send = (fault: Fault) => Promise<Answer | undefined>

/**
 * An answer lost behind the proxy costs an old client its whole timeout, so few of them meet it. Nor does it retry when a connection
 * breaks: only a proxy does, with the `time` the request had.
 */
function randomFault(key: string | undefined, keptTime: string | undefined, maySilence: boolean): Fault {
  if (key) return pick(faults.slice(0, 4))
  if (randomInt(12) === 0 && maySilence) return 'silence'
  return keptTime ? pick(faults.slice(0, 2)) : 'before'
}

async function inTurn(send: Send, fault: () => Fault, times: number, key: string | undefined): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 1; n < times; n++) {
    // With a key even an answered call may be sent again; without one nobody repeats what was answered.
    const answer = await send(key && randomInt(3) === 0 ? 'pass' : fault())
    if (answer !== undefined) answers.push(answer)
    if (answer !== undefined && !key) return answers
    await sleep(PAUSE_MS)
  }
  return [...answers, ...(await untilAnswered(send, key))]
}

async function together(send: Send, fault: () => Fault, times: number, key: string | undefined): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => send(randomInt(2) === 0 ? 'pass' : fault())))
  const received = answers.filter((a) => a !== undefined)
  return received.length > 0 ? received : untilAnswered(send, key)
}

/** With a key until there is an answer; without one as often as an old client would. */
async function untilAnswered(send: Send, key: string | undefined): Promise<Answer[]> {
  const started = performance.now()
  for (let n = 0; key ? performance.now() - started < RETRY_FOR_MS : n <= MAX_RETRIES; n++) {
    const answer = await send('pass')
    if (answer !== undefined) return [answer]
    await sleep(PAUSE_MS)
  }
  if (key) throw new Error('never answered')
  return []
}

async function sendOnce(
  origin: string,
  { call, fields, person }: Intent,
  key: string | undefined,
  fault: Fault,
  time = String(Math.floor(Date.now() / 1000)),
): Promise<Answer | undefined> {
  const query = key
    ? new URLSearchParams({ service: call.name })
    : new URLSearchParams({
        [call.specName.startsWith('App.') ? 's' : 'service']: call.specName,
        uid: String(person.uid),
        token: person.token,
        language: 'en',
        time,
        ...fields,
      })
  const init: RequestInit = key
    ? {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', [FAULT_HEADER]: fault },
        body: JSON.stringify({ ...fields, client_request_id: key }),
      }
    : { headers: { [FAULT_HEADER]: fault } }
  const timeoutMs = key && fault === 'silence' ? KEYED_TIMEOUT_MS : TIMEOUT_MS
  try {
    const response = await fetch(`${origin}/?${String(query)}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    // The balancer's, while no process answers: calls answer 200 themselves.
    if (response.status >= 502) return undefined
    const { ret, data } = (await response.json()) as { ret: number; data: { code: number; info: unknown; reason?: string } }
    // Busy says nothing about the outcome: the same request is retried.
    if (ret !== 200) throw new Error(`${call.name} answered ${ret}`)
    return data.code === 503 ? undefined : `${data.code} ${data.reason ?? ''} ${JSON.stringify(data.info)}`
  } catch (e) {
    if (e instanceof Error && e.message.includes('answered')) throw e
    return undefined
  }
}

/** Control: the same request made twice on purpose has two effects: later without a key, and at once under another key. */
async function controls(owner: pg.Pool, origin: string, person: Intent['person']): Promise<void> {
  const [intent] = makeIntents([person], 1, new Map(), ['pix']).filter((i) => i.call.name === 'Cash.setVoteExchange') as [Intent?]
  if (!intent) return controls(owner, origin, person)
  const again = { ...intent, fields: { exchangevote: '777777' } }
  for (const [key, pause] of [
    [undefined, 3_000],
    [undefined, 0],
    [randomUUID(), 0],
    [randomUUID(), 0],
  ] as const) {
    if ((await sendOnce(origin, again, key, 'pass')) === undefined) throw new Error('the control was not answered')
    await sleep(pause)
  }
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from ledger.posting where debit = $1 and debit > 0 and amount = 777777`,
    [person.uid * 256 + 2],
  )
  deepStrictEqual(rows[0]!.n, 4, 'a new request was taken for a retry')
}

/** Payment methods: without an installed stand-in for Stripe, none by card. */
async function waysToPay(stripePort: string): Promise<Way[]> {
  const cards = await fetch(`http://127.0.0.1:${stripePort}/js.stripe.com/v3/`).then(
    (answer) => answer.ok,
    () => false,
  )
  return cards ? ['pix', 'card', 'paypal', 'usdt'] : ['pix', 'paypal', 'usdt']
}

/** Retries, because the database may be killed during the query. */
async function counted(owner: pg.Pool, intent: Intent): Promise<number> {
  const started = performance.now()
  for (;;) {
    try {
      return await intent.count(owner)
    } catch (e) {
      if (performance.now() - started > RETRY_FOR_MS) throw e
      await sleep(PAUSE_MS)
    }
  }
}

async function accountsOf(owner: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await owner.query<{ uid: number; id: number }>('select uid, id from cash_account where deleted_at is null')
  return new Map(rows.map((r) => [r.uid, r.id]))
}
