import { deepStrictEqual, ok } from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import pg from 'pg'
import { repair } from '../stack/repair.ts'
import { type Intent, makeIntents, type Way } from './retry/intents.ts'
import { type Fate, FATE, fates, openLossyProxy } from './retry/lossyProxy.ts'
import { makeSpenders } from './retry/people.ts'

const sizes = { ci: { intents: 800, people: 40, kills: 4 }, full: { intents: 10_000, people: 250, kills: 30 } }
const LANES = 24
/** An old client's own patience, and the pause before it asks again. */
const TIMEOUT_MS = 15_000
const PAUSE_MS = 100
/** A client that sends a key may ask again whenever it likes. */
const IMPATIENT_MS = 400
/** A killed product is back in less. */
const ASKING_MS = 60_000
/** An old client repeats itself so often, and then gives up. */
const REPEATS = 3

/** What makes two answers the same answer. */
type Answer = string

/**
 * Every money call, sent once to four times, one after the other and all at once, while the network loses requests and answers and
 * the API and the database are killed; with a key, and in the specification's form without one. Each intent shows once in the books, and every answer it got is the same.
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
  let killing: Promise<void> | undefined
  try {
    await folded(owner)
    const accounts = await accountsOf(owner)
    const waiting = makeIntents(people, size.intents, accounts, await waysToPay(env['NIMBO_STRIPE_PORT']!))
    const seen = { sent: 0, lost: 0, keyless: 0, silent: 0, gaveUp: 0, calls: new Map<string, number>() }
    const lane = async () => {
      for (let intent = waiting.pop(); intent; intent = waiting.pop()) await prove(owner, proxy.origin, intent, seen)
    }
    killing = killInTurn(profile, () => 1 - waiting.length / size.intents, size.kills, over.signal)
    await Promise.all([...Array.from({ length: LANES }, lane), killing])
    await controls(owner, proxy.origin, people[0]!)
    const broken = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
    deepStrictEqual(broken.rows, [], 'an invariant is broken')
    console.log(
      `retry: ${size.intents} intents (${[...seen.calls].map(([name, n]) => `${name} ${n}`).join(', ')}), ${seen.keyless} of them without a key, ` +
        `sent ${seen.sent} times, ${seen.lost} lost on the way (${seen.silent} in silence), ${size.kills} kills of the API or the database (${seen.gaveUp} old clients gave up), ` +
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

type Seen = { sent: number; lost: number; keyless: number; silent: number; gaveUp: number; calls: Map<string, number> }

async function prove(owner: pg.Pool, origin: string, intent: Intent, seen: Seen): Promise<void> {
  const key = randomInt(2) === 0 ? randomUUID() : undefined
  const [times, atOnce] = [randomInt(1, 5), randomInt(3) === 0]
  const send = async (fate: Fate) => {
    seen.sent++
    if (fate !== 'pass') seen.lost++
    if (fate === 'silence') seen.silent++
    return sendOnce(origin, intent, key, fate)
  }
  const answers = atOnce ? await together(send, times, key) : await inTurn(send, times, key)
  if (answers.length === 0) seen.gaveUp++
  const what = `${intent.call.name} ${JSON.stringify(intent.fields)} of ${intent.person.uid}, ${key ? 'with' : 'without'} a key, ${times} times ${atOnce ? 'at once' : 'in turn'}`
  const effects = await counted(owner, intent)
  if (answers.length === 0) ok(effects === 0 || effects === 1, `${what}: never answered, ${effects} effects`)
  else {
    deepStrictEqual(new Set(answers).size, 1, `${what}: ${[...new Set(answers)].join(' and ')}`)
    deepStrictEqual(answers[0]!.startsWith('0'), !intent.refused, `${what}: ${answers[0]}`)
    deepStrictEqual(effects, intent.refused ? 0 : 1, `${what}: effects`)
  }
  if (!key) seen.keyless++
  seen.calls.set(intent.call.name, (seen.calls.get(intent.call.name) ?? 0) + 1)
}

/** The API, and every other time the database under it, each time another share of the intents has been taken up. */
async function killInTurn(profile: Profile, share: () => number, kills: number, over: AbortSignal): Promise<void> {
  for (let n = 1; n <= kills; n++) {
    while (share() < n / (kills + 1)) {
      if (over.aborted) return
      await sleep(20)
    }
    process.kill(readRecord(profile, n % 2 === 0 ? 'postgres' : 'api')!.pid, 'SIGKILL')
    await repair(profile)
  }
}

type Send = (fate: Fate) => Promise<Answer | undefined>

/**
 * An answer that was read by somebody on the way and lost behind them is silence to an old client, and costs it its whole patience:
 * few of them meet it.
 */
function anyLoss(key: string | undefined): Fate {
  if (key) return fates[randomInt(4)]!
  return randomInt(12) === 0 ? 'silence' : fates[randomInt(2)]!
}

async function inTurn(send: Send, times: number, key: string | undefined): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 1; n < times; n++) {
    // With a key even an answered call may be sent again; without one nobody repeats what was answered.
    const answer = await send(key && randomInt(3) === 0 ? 'pass' : anyLoss(key))
    if (answer !== undefined) answers.push(answer)
    await sleep(PAUSE_MS)
  }
  return [...answers, ...(await untilAnswered(send, key))]
}

async function together(send: Send, times: number, key: string | undefined): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => send(randomInt(2) === 0 ? 'pass' : anyLoss(key))))
  const heard = answers.filter((a) => a !== undefined)
  return heard.length > 0 ? heard : untilAnswered(send, key)
}

/** With a key until there is an answer; without one as often as an old client would. */
async function untilAnswered(send: Send, key: string | undefined): Promise<Answer[]> {
  const started = performance.now()
  for (let n = 0; key ? performance.now() - started < ASKING_MS : n <= REPEATS; n++) {
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
  fate: Fate,
): Promise<Answer | undefined> {
  const query = key
    ? new URLSearchParams({ service: call.name })
    : new URLSearchParams({
        [call.specName.startsWith('App.') ? 's' : 'service']: call.specName,
        uid: String(person.uid),
        token: person.token,
        language: 'en',
        time: String(Math.floor(Date.now() / 1000)),
        ...fields,
      })
  const init: RequestInit = key
    ? {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', [FATE]: fate },
        body: JSON.stringify({ ...fields, client_request_id: key }),
      }
    : { headers: { [FATE]: fate } }
  const patience = key && fate === 'silence' ? IMPATIENT_MS : TIMEOUT_MS
  try {
    const response = await fetch(`${origin}/?${String(query)}`, { ...init, signal: AbortSignal.timeout(patience) })
    const { ret, data } = (await response.json()) as { ret: number; data: { code: number; info: unknown; reason?: string } }
    // Busy is no answer: nothing is known, and the same is asked again.
    if (ret !== 200) throw new Error(`${call.name} answered ${ret}`)
    return data.code === 503 ? undefined : `${data.code} ${data.reason ?? ''} ${JSON.stringify(data.info)}`
  } catch (e) {
    if (e instanceof Error && e.message.includes('answered')) throw e
    return undefined
  }
}

/** Somebody who wants the same thing again gets it again: later, without a key; and at once, under another key. */
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
  deepStrictEqual(rows[0]!.n, 4, 'a new wish was taken for a repeat')
}

/** Where the card company could not be installed, nothing is paid by card. */
async function waysToPay(stripePort: string): Promise<Way[]> {
  const cards = await fetch(`http://127.0.0.1:${stripePort}/js.stripe.com/v3/`).then(
    (answer) => answer.ok,
    () => false,
  )
  return cards ? ['pix', 'card', 'paypal', 'usdt'] : ['pix', 'paypal', 'usdt']
}

/** The database may be killed while it is being asked. */
async function counted(owner: pg.Pool, intent: Intent): Promise<number> {
  const started = performance.now()
  for (;;) {
    try {
      return await intent.count(owner)
    } catch (e) {
      if (performance.now() - started > ASKING_MS) throw e
      await sleep(PAUSE_MS)
    }
  }
}

/** Tickets can be spent once they are folded in, and that waits for whoever is still writing. */
async function folded(owner: pg.Pool): Promise<void> {
  for (;;) {
    await owner.query('select ledger.fold()')
    const { rows } = await owner.query<{ lag: number }>('select extract(epoch from ledger.fold_lag())::float8 as lag')
    if (rows[0]!.lag === 0) return
    await sleep(PAUSE_MS)
  }
}

async function accountsOf(owner: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await owner.query<{ uid: number; id: number }>('select uid, id from cash_account where deleted_at is null')
  return new Map(rows.map((r) => [r.uid, r.id]))
}
