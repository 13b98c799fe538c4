import { type FeedFrame, Live } from '@nimbo/contract'
import type { Profile } from '@nimbo/engines'
import { type CrowdPerson, newLine, type Room } from '../crowd.ts'
import { atRate, inTurns, type Member } from './audience.ts'
import type { BareEngine } from './bareEngine.ts'
import { barePath, measured, productPath } from './measured.ts'
import { openSocket } from './openSocket.ts'
import { type Round, runRounds, tellResult } from './rounds.ts'

export interface FanOut {
  profile: Profile
  bare: BareEngine
  room: Room
  crowd: readonly CrowdPerson[]
  members: readonly Member[]
  rounds: number
  eventsASecond: number
  seconds: number
}

const CHANNEL = 'feed:bench'
/** Gifts would be one of twenty events; the other nineteen keep their proportion. */
const isHeart = (n: number) => n % 19 < 5

/** CPU per delivered event: each event straight to the engine, against the same through our calls and frames. */
export async function benchFanOut(given: FanOut): Promise<void> {
  const { profile, bare, members, rounds, eventsASecond, seconds } = given
  const readers = members.map(() => ({ next: 0, count: 0, disordered: 0 }))
  const sockets = await inTurns(readers, 16, (reader) =>
    openSocket(bare.url, {}, [{ channel: CHANNEL }], (_, data) => {
      reader.count += 1
      if ((data as { n: number }).n !== reader.next) reader.disordered += 1
      reader.next = (data as { n: number }).n + 1
    }),
  )
  const event = { ...newLine(given.room), _method_: 'SendMsg', uname: 'a name', level: 1 }
  let n = 0
  /** Work of the bare engine for so many publications at a rate; they leave one after the other, so their order is known. */
  const publishBare = (rate: number, count: number, bodyOf: (index: number) => object) =>
    measured(profile, barePath(profile), async () => {
      const from = readers[0]!.count
      let last = Promise.resolve()
      await atRate(rate, count / rate, (index) => (last = last.then(() => bare.publish(CHANNEL, { ...bodyOf(index), n: n++ }))))
      await until(() => readers.every((reader) => reader.count - from >= count))
    })
  const events = eventsASecond * seconds
  const framed: Round[] = []
  const spread = async (): Promise<Round> => {
    const a = await publishBare(eventsASecond, events, () => event)
    const isBareWhole = readers.every((reader) => reader.disordered === 0)
    const b = await throughProduct(given)
    const c = await publishBare(b.frames.length / seconds, b.frames.length, (index) => b.frames[index]!)
    const foreign = Math.max(a.foreign, b.foreign, c.foreign)
    const fault = isBareWhole ? b.fault : 'bare: an event was lost, doubled or out of order'
    const [perA, perB] = [a.micros / (events * members.length), b.micros / b.delivered]
    const call = b.micros / events
    const limit = `an event costs ${call.toFixed(0)} µs (${b.shares}), most of it once, in its call: over ${members.length} readers that is ${(call / members.length).toFixed(1)} µs each`
    framed.push({ ratio: b.micros / c.micros, foreign, fault, limit, text: '' })
    const text =
      `bare ${perA.toFixed(2)} µs, product ${perB.toFixed(2)} µs per delivered event, × ${(perB / perA).toFixed(2)}; ` +
      `bare fed with the same ${b.frames.length} frames ${(c.micros / b.delivered).toFixed(2)} µs, × ${(b.micros / c.micros).toFixed(2)}`
    return { ratio: perB / perA, foreign, fault, text, limit }
  }
  const name = `1 fan-out, ${members.length} readers, ${eventsASecond} events/s`
  await runRounds(name, { atMost: eventsASecond >= 300 ? 0.1 : 0.25 }, rounds, spread)
  tellResult(`${name}, against ready-made frames`, { atMost: 1.3 }, rounds, framed)
  for (const socket of sockets) socket.close()
}

async function throughProduct({ profile, room, crowd, members, eventsASecond, seconds }: FanOut) {
  const before = members.map(({ seen }) => ({ lines: seen.lines, skipped: seen.skipped, hearts: seen.hearts, disordered: seen.disordered }))
  const firstFrame = members[0]!.seen.kept.length
  const sent = { lines: 0, hearts: 0 }
  const gained = () =>
    members.map(({ seen }, m) => ({
      lines: seen.lines - before[m]!.lines,
      skipped: seen.skipped - before[m]!.skipped,
      hearts: seen.hearts - before[m]!.hearts,
      disordered: seen.disordered - before[m]!.disordered,
    }))
  const cost = await measured(profile, productPath(profile), async () => {
    await atRate(eventsASecond, seconds, async (index) => {
      const person = crowd[index % crowd.length]!
      if (isHeart(index)) await person.call(Live.light, { ...room, count: 1 }).then(() => (sent.hearts += 1))
      else await person.call(Live.sendMsg, newLine(room)).then(() => (sent.lines += 1))
    })
    await until(() => gained().every((g) => g.lines + g.skipped >= sent.lines && g.hearts >= sent.hearts))
  })
  const all = gained()
  const isWhole = all.every((g) => g.lines + g.skipped === sent.lines && g.hearts === sent.hearts && g.disordered === 0)
  const fault =
    isWhole && sent.lines + sent.hearts === eventsASecond * seconds ? undefined : 'product: an event was lost, doubled or out of order'
  const frames: FeedFrame[] = members[0]!.seen.kept.slice(firstFrame)
  return { ...cost, fault, frames, delivered: all.reduce((sum, g) => sum + g.lines + g.hearts, 0) }
}

/** Waits ten seconds at most: events missing then are counted as lost. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 10_000
  while (!holds() && performance.now() < end) await new Promise((done) => setTimeout(done, 20))
}
