import { deepStrictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommonRefusals, Message, Refusal } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { type CrowdPerson, openCrowd } from '../bench/crowd.ts'
import { repair } from '../stack/repair.ts'
import { every, killInTurn } from './killInTurn.ts'
import { Device } from './messages/Device.ts'
import { withOwnSeed, random } from './random.ts'

/** Everybody writes with both neighbours of a circle, so that each conversation has two who write at once. */
const sizes = {
  ci: { people: 30, each: 14, paceMs: 600, killEveryMs: 1_500 },
  full: { people: 200, each: 25, paceMs: 2_000, killEveryMs: 3_000 },
}
/** One answer in so many is lost on its way: the request was sent, and is sent again. */
const LOST_ONE_IN = 10
const LOST_AFTER_MS = 4
const SETTLE_MS = 60_000

interface Sent {
  from: number
  to: number
  id: string
  content: string
}

/**
 * People write to each other while Centrifugo and the API are killed in turn and answers are lost. Every message must be stored once, in the
 * order its sender wrote it, numbers of a conversation must have no gap, unread counts must be what was sent, and every device must have
 * shown exactly that.
 */
export async function proveMessages(profile: Profile, full: boolean): Promise<void> {
  const { people, each, paceMs, killEveryMs } = full ? sizes.full : sizes.ci
  const database = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const crowd = await openCrowd(database, `http://127.0.0.1:${profile.ports.app}`, people)
  const owner = new pg.Pool({ connectionString: database, max: 2 })
  owner.on('error', () => undefined)
  const started = performance.now()
  const pairs = crowd.map((person, n) => [person, crowd[(n + 1) % people]!] as const)
  const peersOf = (uid: number) => pairs.filter((pair) => pair.some((p) => p.uid === uid)).map(([a, b]) => (a.uid === uid ? b.uid : a.uid))
  try {
    await follow(owner, pairs)
    const devices = new Map(crowd.map((person) => [person.uid, new Device(person, peersOf(person.uid))]))
    await Promise.all([...devices.values()].map((device) => device.open()))
    const stop = new AbortController()
    const killing = withOwnSeed(() => killInTurn(profile, { victims: ['centrifugo', 'api'], due: every(() => killEveryMs, stop.signal) }))
    const sent = (
      await Promise.all(
        pairs.flatMap(([a, b]) => [withOwnSeed(() => write(a, b, each, paceMs)), withOwnSeed(() => write(b, a, each, paceMs))]),
      )
    ).flat()
    stop.abort()
    const kills = await killing
    const seconds = (performance.now() - started) / 1000
    await checkStored(owner, sent, pairs)
    for (const [a, b] of pairs)
      for (const [me, peer] of [
        [a, b],
        [b, a],
      ] as const)
        await checkShown(devices.get(me.uid)!, peer.uid, me.uid, sent)
    const [gaps, repeats] = [...devices.values()].reduce(([g, r], d) => [g + d.gapsFilled, r + d.repeatsDropped], [0, 0])
    for (const device of devices.values()) device.close()
    console.log(
      `messages: ${sent.length} messages between ${people} people in ${pairs.length} conversations over ${kills} kills of API and Centrifugo in ${seconds.toFixed(0)} s ` +
        `(${(sent.length / seconds).toFixed(0)} a second, one answer in ${LOST_ONE_IN} lost): each stored once and in order, unread counts right, ` +
        `all ${people} devices complete; ${gaps} gaps filled by request, ${repeats} repeats dropped`,
    )
  } finally {
    await owner.end()
    await repair(profile)
  }
}

async function follow(owner: pg.Pool, pairs: readonly (readonly [CrowdPerson, CrowdPerson])[]): Promise<void> {
  const both = pairs.flatMap(([a, b]) => [[a.uid, b.uid] as const, [b.uid, a.uid] as const])
  await owner.query('insert into follow (uid, touid) select * from unnest($1::int[], $2::int[]) on conflict do nothing', [
    both.map(([uid]) => uid),
    both.map(([, touid]) => touid),
  ])
}

/** One after the other, each under its own name until it is answered; of some the first answer is lost. */
async function write(from: CrowdPerson, to: CrowdPerson, many: number, paceMs: number): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let n = 0; n < many; n++) {
    const one = { from: from.uid, to: to.uid, id: randomUUID(), content: `${from.uid} ${n}` }
    const send = (signal?: AbortSignal) =>
      from.call(Message.send, { touid: to.uid, content: one.content, client_request_id: one.id }, signal && { signal })
    if (n % LOST_ONE_IN === LOST_ONE_IN - 1) await send(AbortSignal.timeout(LOST_AFTER_MS)).catch(() => undefined)
    while (!(await send().catch(ignoreTransient))) await sleep(200)
    sent.push(one)
    await sleep(paceMs * (0.5 + random()))
  }
  return sent
}

/** Failures caused by the kills are transient; a lasting refusal would be retried for ever. */
function ignoreTransient(e: unknown): undefined {
  if (e instanceof Refusal && e.code !== CommonRefusals.TooMany && e.code !== CommonRefusals.Busy) throw e
}

async function checkStored(owner: pg.Pool, sent: readonly Sent[], pairs: readonly (readonly [CrowdPerson, CrowdPerson])[]): Promise<void> {
  const uids = [...new Set(pairs.flatMap(([a, b]) => [a.uid, b.uid]))]
  const { rows } = await owner.query<{ low: number; high: number; seq: number; uid: number; id: string; content: string }>(
    `select c.low, c.high, m.seq::int, m.uid, m.client_id as id, m.content from conversation c join private_message m on m.conversation_id = c.id
     where c.low = any($1) and c.high = any($1) order by c.low, c.high, m.seq`,
    [uids],
  )
  deepStrictEqual(rows.map(({ id }) => id).toSorted(), sent.map(({ id }) => id).toSorted(), 'a message was lost or stored twice')
  for (const [key, list] of Map.groupBy(rows, ({ low, high }) => `${low} ${high}`)) {
    deepStrictEqual(
      list.map(({ seq }) => seq),
      list.map((_, n) => n + 1),
      `conversation ${key} has a gap`,
    )
    for (const [uid, mine] of Map.groupBy(list, (row) => row.uid))
      deepStrictEqual(
        mine.map(({ id }) => id),
        sent
          .filter(({ from, to }) => from === uid && key.split(' ').includes(String(to)) && key.split(' ').includes(String(from)))
          .map(({ id }) => id),
        `messages of ${uid} are out of order`,
      )
  }
  const { rows: wrong } = await owner.query(
    `select s.uid, s.touid, s.unread from conversation_side s where s.uid = any($1) and s.unread <> (
       select count(*) from private_message m where m.conversation_id = s.conversation_id and m.uid <> s.uid and m.seq > s.read_seq)`,
    [uids],
  )
  deepStrictEqual(wrong, [], 'an unread count is wrong')
}

/** A device may still be reconnecting after the last kill; it must end up with exactly what was sent between the two, in one order. */
async function checkShown(device: Device, peer: number, me: number, sent: readonly Sent[]): Promise<void> {
  const between = sent.filter(({ from, to }) => (from === me && to === peer) || (from === peer && to === me))
  const end = performance.now() + SETTLE_MS
  while (device.shownOf(peer).length < between.length && performance.now() < end) await sleep(100)
  const shown = device.shownOf(peer)
  deepStrictEqual(
    shown.map(({ seq }) => seq),
    between.map((_, n) => n + 1),
    'a device shows a conversation with a gap',
  )
  for (const uid of [me, peer])
    deepStrictEqual(
      shown.filter((message) => message.uid === uid).map(({ client_request_id: id }) => id),
      between.filter(({ from }) => from === uid).map(({ id }) => id),
      'a device shows messages out of order',
    )
}
