import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyCall, Gifts, Guard, Barrages } from '@nimbo/contract'
import { type CrowdPerson, type Room } from '../../bench/crowd.ts'
import { withOwnSeeds, pick, randomInt } from '../random.ts'
import { type Fault, FAULT_HEADER, faults } from '../retry/lossyProxy.ts'

/** A killed process is back in less. */
const ANSWER_WITHIN_MS = 60_000
const TIMEOUT_MS = 3_000
const SILENCE_MS = 300
const PAUSE_MS = 100
/** Cheap ones: what somebody has must last for the whole proof. */
const CHEAPEST = 12
const GUARDS_ONLY = 20

export interface Done {
  uid: number
  key: string
  /** 0, or the code of the refusal. */
  code: number
  /** Content of the answer. */
  info: unknown
}

/** One thing somebody wants, sent until it is answered; answered or not, some requests and answers are lost on the way. */
export async function actOnce(origin: string, person: CrowdPerson, room: Room): Promise<Done[]> {
  const dice = randomInt(100)
  const send = (call: AnyCall, fields: object) => untilAnswered(origin, person, call, { ...room, ...fields })
  if (dice < 50) return [await send(Gifts.sendGift, { giftid: randomInt(1, CHEAPEST), giftcount: randomInt(1, 20) })]
  if (dice < 70) {
    // A run: several at once, which no process sees all of.
    const giftid = randomInt(1, CHEAPEST)
    return Promise.all(withOwnSeeds(randomInt(2, 9), () => send(Gifts.sendGift, { giftid })))
  }
  if (dice < 80) return [await send(Gifts.sendGift, { giftid: randomInt(1, CHEAPEST), ispack: 1 })]
  if (dice < 85) return [await send(Gifts.sendGift, { giftid: GUARDS_ONLY })]
  if (dice < 92) return [await send(Barrages.sendBarrage, { content: 'oi' })]
  return Promise.all(withOwnSeeds(randomInt(1, 3), () => send(Guard.buyGuard, { guardid: randomInt(1, 3), overwrite: randomInt(2) })))
}

/** Gift 4 is drawn: it needs its stamps. */
const stamps = Array.from({ length: 10 }, (_, n) => ({ x: n, y: n }))
const isDoodle = (fields: { giftid?: number; ispack?: number }) => fields.giftid === 4

export async function untilAnswered(origin: string, person: CrowdPerson, call: AnyCall, given: object): Promise<Done> {
  const key = randomUUID()
  const fields = isDoodle(given) ? { ...given, giftcount: stamps.length, paintedPath: JSON.stringify(stamps) } : given
  const started = performance.now()
  let told: Answer | undefined
  for (;;) {
    const fault: Fault = randomInt(4) === 0 ? pick(faults.slice(0, 4)) : 'pass'
    const answer = await attempt(origin, person, call, { ...fields, client_request_id: key }, fault)
    // A success stays one, also when asking once more is too much for a moment.
    if (answer && told?.code !== 0) told = answer
    // Some ask again although they were answered.
    if (told && randomInt(10) > 0) return { uid: person.uid, key, ...told }
    if (performance.now() - started > ANSWER_WITHIN_MS) throw new Error(`${call.name} was never answered`)
    await sleep(PAUSE_MS)
  }
}

type Answer = Pick<Done, 'code' | 'info'>
async function attempt(origin: string, person: CrowdPerson, call: AnyCall, fields: object, fault: Fault): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${origin}/?service=${call.name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', [FAULT_HEADER]: fault },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(fault === 'silence' ? SILENCE_MS : TIMEOUT_MS),
    })
    // The balancer's, while no process answers.
    if (response.status >= 500) return undefined
    const { data } = (await response.json()) as { data: { code: number; info: unknown[] } }
    // Busy says nothing about the outcome.
    return data.code === 503 ? undefined : { code: data.code, info: data.info[0] }
  } catch {
    return undefined
  }
}
