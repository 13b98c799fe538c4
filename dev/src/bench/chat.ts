import { Live } from '@nimbo/contract'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { cpuMicros } from './cpu.ts'
import { enterAll, newLine, openCrowd } from './crowd.ts'

const ROUNDS = 5
const CROWD = 120
const LINES_EACH = 20
const CONCURRENCY = 16

/** CPU of a line of chat in every process of the path, against a bare publish of the same bytes, in turns. */
export async function benchChat(profile: Profile): Promise<void> {
  const env = environment(profile)
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const host = await signIn(origin, people.marina)
  const { stream } = await host.client.call(Live.createRoom, { title: 'Bench of chat', liveclassid: 4, thumb: '/covers/room.svg' })
  await host.client.call(Live.changeLive, { stream })
  const room = { liveuid: host.uid, stream }

  const publish = async () => {
    const body = JSON.stringify({ channel: `feed:${stream}.9`, data: { ...newLine(room), _method_: 'SendMsg' } })
    await fetch(`${env['NIMBO_CENTRIFUGO_API_URL']}/publish`, {
      method: 'POST',
      headers: { 'x-api-key': env['NIMBO_CENTRIFUGO_API_KEY']!, 'content-type': 'application/json' },
      body,
    })
  }
  const results: { bare: number; product: number }[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    // New people each round: one person may not say more than thirty lines in ten seconds.
    const crowd = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, CROWD)
    await enterAll(crowd, room)
    const bare = await measure(profile, ['centrifugo', 'redis'], CROWD * LINES_EACH, publish)
    let next = 0
    const say = () => crowd[next++ % crowd.length]!.call(Live.sendMsg, newLine(room))
    const product = await measure(profile, ['api', 'centrifugo', 'redis', 'postgres'], CROWD * LINES_EACH, say)
    results.push({ bare, product })
    console.log(
      `round ${round}: bare publish ${bare.toFixed(0)} µs, Live.sendMsg ${product.toFixed(0)} µs of CPU, × ${(product / bare).toFixed(1)}`,
    )
  }
  const ratio = median(results.map((r) => r.product / r.bare))
  console.log(`median × ${ratio.toFixed(1)} (goal ≤ 6), over ${ROUNDS} rounds of ${CROWD * LINES_EACH}, ${CONCURRENCY} at once`)
}

async function measure(profile: Profile, names: readonly string[], count: number, work: () => Promise<unknown>): Promise<number> {
  const pids = names.map((name) => readRecord(profile, name)!.pid)
  const used = () => pids.reduce((sum, pid) => sum + cpuMicros(pid), 0)
  const before = used()
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return (used() - before) / count
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
