import { Gifts, Live, User } from '@nimbo/contract'
import type { Profile } from '@nimbo/engines'
import type { CrowdPerson, Room } from '../crowd.ts'
import { atRate, inTurns } from '../rooms/audience.ts'
import type { BareEngine } from '../rooms/bareEngine.ts'
import { barePath, measured, productPath } from '../rooms/measured.ts'
import { openSocket, type Socket } from '../rooms/openSocket.ts'
import { quantile, type Round, runRounds, tellResult } from '../rooms/rounds.ts'

const A_SECOND = 20
const SECONDS = 4
const CHANNEL = 'feed:gifts'
/** A median may be so much later than the bare engine's. */
const MORE_MS = 25
const WAIT_MS = 10_000

interface Given {
  profile: Profile
  bare: BareEngine
  room: Room
  givers: readonly CrowdPerson[]
  event: object
  newGift(): { client_request_id: string; giftid: number; giftcount: number } & Room
  readers: number
  rounds: number
}

/** Times at which each reader has seen an event, by its name. */
type Seen = Map<string, number[]>
const note = (seen: Seen, name: string) => void seen.set(name, [...(seen.get(name) ?? []), performance.now()])

/**
 * Time until every viewer has a gift, from the answer of its call, after which it is committed; against the time of a publication.
 * A gift may be seen before it is answered: then it took no time.
 */
export async function benchGiftLatency({ profile, bare, room, givers, event, newGift, readers, rounds }: Given): Promise<void> {
  const [seenBare, seenHere]: [Seen, Seen] = [new Map(), new Map()]
  const viewers = givers.slice(0, readers)
  const sockets: Socket[] = [
    ...(await inTurns(viewers, 16, () =>
      openSocket(bare.url, {}, [{ channel: CHANNEL }], (_, data) => note(seenBare, (data as { name: string }).name)),
    )),
    ...(await inTurns(viewers, 16, (person) => watch(person, room, (name) => note(seenHere, name)))),
  ]
  let n = 0
  const medians: Round[] = []
  await runRounds(`2 gift latency p99, ${readers} readers, ${A_SECOND} gifts/s`, { atMost: 2 }, rounds, async () => {
    const [published, given] = [new Map<string, number>(), new Map<string, number>()]
    const a = await measured(profile, barePath(profile), async () => {
      await atRate(A_SECOND, SECONDS, async () => {
        const name = String(n++)
        published.set(name, performance.now())
        await bare.publish(CHANNEL, { ...event, name })
      })
      await untilAll(seenBare, published, readers)
    })
    const b = await measured(profile, productPath(profile), async () => {
      await atRate(A_SECOND, SECONDS, async (index) => {
        const giver = givers[index % givers.length]!
        const { combo, combocount } = await giver.call(Gifts.sendGift, newGift())
        given.set(`${combo} ${combocount}`, performance.now())
      })
      await untilAll(seenHere, given, readers)
    })
    const [bareMs, hereMs] = [latencies(seenBare, published, readers), latencies(seenHere, given, readers)]
    const lost = A_SECOND * SECONDS * 2 - bareMs.length - hereMs.length
    const p = (values: number[], q: number) => quantile(values, q)
    const round = {
      foreign: Math.max(a.foreign, b.foreign),
      fault: lost > 0 ? `${lost} events were lost or doubled` : undefined,
      limit: `the outbox is read after the commit; CPU: ${b.shares}`,
    }
    medians.push({ ...round, ratio: p(hereMs, 0.5) - p(bareMs, 0.5), text: '' })
    const text = `bare p50 ${p(bareMs, 0.5).toFixed(1)} ms, p99 ${p(bareMs, 0.99).toFixed(1)} ms; gift p50 ${p(hereMs, 0.5).toFixed(1)} ms, p99 ${p(hereMs, 0.99).toFixed(1)} ms`
    return { ...round, ratio: p(hereMs, 0.99) / p(bareMs, 0.99), text }
  })
  tellResult('2 gift latency p50, milliseconds above the bare engine', { atMost: MORE_MS }, rounds, medians)
  for (const socket of sockets) socket.close()
}

async function watch(person: CrowdPerson, room: Room, onGift: (name: string) => void): Promise<Socket> {
  const { usersign } = await person.call(User.getUserSign, {})
  const { realtime } = await person.call(Live.enterRoom, room)
  const { channel, token } = realtime.room
  return openSocket(realtime.url, { usersign }, [{ channel, token }], (_, data) => {
    const { _method_: method, combo, combocount } = data as { _method_: string; combo?: string; combocount?: number }
    if (method === 'SendGift') onGift(`${combo} ${combocount}`)
  })
}

async function untilAll(seen: Seen, sent: ReadonlyMap<string, number>, readers: number): Promise<void> {
  const end = performance.now() + WAIT_MS
  while (performance.now() < end && ![...sent.keys()].every((name) => seen.get(name)?.length === readers))
    await new Promise((done) => setTimeout(done, 10))
}

/** Times until the last reader had each; those that not every reader had once are left out. */
function latencies(seen: Seen, sent: ReadonlyMap<string, number>, readers: number): number[] {
  return [...sent].flatMap(([name, at]) => {
    const times = seen.get(name) ?? []
    return times.length === readers ? [Math.max(0, Math.max(...times) - at)] : []
  })
}
