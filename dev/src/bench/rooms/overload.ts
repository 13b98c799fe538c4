import { randomUUID } from 'node:crypto'
import { Live, Barrages } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import { type CrowdPerson, newLine, type Room } from '../crowd.ts'
import { giveCoins } from '../../fixtures/wallet.ts'
import { atRate, type Member } from './audience.ts'
import { measured, productPath } from './measured.ts'
import { quantile, runRounds } from './rounds.ts'

/** Lines a second that a room of this size shows; what is above is sampled. */
const SUSTAINABLE = 40
const TIMES = 10
const BARRAGES_A_SECOND = 10
const PAYERS = 20

interface Overload {
  rounds: number
  seconds: number
}

/** Ten times the chat a room can show: what is paid must arrive as fast as before, everybody stays, and every sender is answered. */
export async function benchOverload(
  profile: Profile,
  room: Room,
  crowd: readonly CrowdPerson[],
  members: readonly Member[],
  { rounds, seconds }: Overload,
): Promise<void> {
  const payers = crowd.slice(0, PAYERS)
  await giveCoins(
    environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!,
    payers.map(({ uid }) => uid),
  )
  const paid = async () => {
    const late: number[] = []
    let lost = 0
    await atRate(BARRAGES_A_SECOND, seconds, async (n) => {
      const [content, started] = [randomUUID(), performance.now()]
      await payers[n % payers.length]!.call(Barrages.sendBarrage, {
        ...room,
        content,
        giftid: 0,
        giftcount: 1,
        client_request_id: content,
      })
      const seen = await seenBy(members, content)
      if (seen === undefined) lost += 1
      else late.push(seen - started)
    })
    return { late, lost }
  }
  await runRounds(`6 overload, ${SUSTAINABLE * TIMES} lines/s to ${members.length} readers`, { atMost: 2 }, rounds, async () => {
    const calm = await paid()
    let [asked, answered] = [0, 0]
    let loaded = calm
    const cost = await measured(profile, productPath(profile), async () => {
      const talking = atRate(SUSTAINABLE * TIMES, seconds, async (n) => {
        asked += 1
        await crowd[n % crowd.length]!.call(Live.sendMsg, newLine(room)).then(
          () => (answered += 1),
          () => undefined,
        )
      })
      loaded = await paid()
      await talking
    })
    const gone = members.filter(({ socket }) => socket.lost).length
    const lost = calm.lost + loaded.lost
    const [p99, p99Loaded] = [quantile(calm.late, 0.99), quantile(loaded.late, 0.99)]
    const isWhole = lost === 0 && gone === 0 && answered === asked
    return {
      ratio: p99Loaded / p99,
      foreign: cost.foreign,
      fault: isWhole ? undefined : `${lost} paid events lost, ${gone} disconnected, ${asked - answered} lines unanswered`,
      text:
        `paid events p50 ${quantile(calm.late, 0.5).toFixed(0)} → ${quantile(loaded.late, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} → ${p99Loaded.toFixed(0)} ms, ` +
        `× ${(p99Loaded / p99).toFixed(2)}; ${answered} of ${asked} lines answered, ${gone} disconnects`,
      limit: `lines and paid events are decided by the same processes (${cost.shares}), which had ${((cost.micros / 1e6 / cost.seconds) * 100).toFixed(0)} % of a core; times are of the process that also makes the load`,
    }
  })
}

/** Time at which the last of the audience had it; undefined after ten seconds. */
async function seenBy(members: readonly Member[], content: string): Promise<number | undefined> {
  const end = performance.now() + 10_000
  while (performance.now() < end) {
    const times = members.map(({ barrages }) => barrages.get(content))
    if (times.every((time) => time !== undefined)) return Math.max(...times)
    await new Promise((done) => setTimeout(done, 10))
  }
  return undefined
}
