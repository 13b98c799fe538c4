import { Live } from '@nimbo/contract'
import type { Profile } from '@nimbo/engines'
import { type CrowdPerson, newLine, type Room } from '../crowd.ts'
import { inTurns } from './audience.ts'
import type { BareEngine } from './bareEngine.ts'
import { barePath, measured, productPath } from './measured.ts'
import { runRounds } from './rounds.ts'

const AT_ONCE = 16

/** Cost of saying a line that has no readers: every process of ours against one publish call. */
export async function benchPublishPath(
  profile: Profile,
  bare: BareEngine,
  room: Room,
  crowd: readonly CrowdPerson[],
  { rounds, lines }: { rounds: number; lines: number },
): Promise<void> {
  const numbers = Array.from({ length: lines }, (_, n) => n)
  let next = 0
  await runRounds(`3 publish path, ${lines} lines, ${AT_ONCE} at once`, { atMost: 6 }, rounds, async () => {
    const a = await measured(profile, barePath(profile), async () => {
      await inTurns(numbers, AT_ONCE, () => bare.publish('feed:said', { ...newLine(room), _method_: 'SendMsg' }))
    })
    let refused = 0
    const b = await measured(profile, productPath(profile), async () => {
      await inTurns(numbers, AT_ONCE, () => crowd[next++ % crowd.length]!.call(Live.sendMsg, newLine(room)).catch(() => (refused += 1)))
    })
    const [perA, perB] = [a.micros / lines, b.micros / lines]
    return {
      ratio: perB / perA,
      foreign: Math.max(a.foreign, b.foreign),
      fault: refused > 0 ? `${refused} lines were refused` : undefined,
      text: `bare ${perA.toFixed(0)} µs, Live.sendMsg ${perB.toFixed(0)} µs, × ${(perB / perA).toFixed(1)}`,
      limit: `${perB.toFixed(0)} µs a line are ${b.shares}`,
    }
  })
}
