import { randomUUID } from 'node:crypto'
import { Gifts } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import { openRoom } from '../proof/openRoom.ts'
import { enterAll, openCrowd } from './crowd.ts'
import { giveCoins } from '../fixtures/wallet.ts'
import { benchGiftLatency } from './gift/latency.ts'
import { inTurns } from './rooms/audience.ts'
import { startBareEngine } from './rooms/bareEngine.ts'
import { barePath, measured, productPath } from './rooms/measured.ts'
import { runRounds } from './rooms/rounds.ts'

/** `pnpm bench gift [gifts of a round] [readers] [rounds]`. */
const [gifts = 400, readers = 50, rounds = 5] = process.argv.slice(3).map(Number)
const GIVERS = 100
const AT_ONCE = 16

/** A gift against the bare engine: how soon a viewer sees it, and what it costs all processes. */
export async function benchGift(profile: Profile): Promise<void> {
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const database = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const over = new AbortController()
  const { room, onAir } = await openRoom(origin, 'Bench of gifts', over.signal)
  const bare = await startBareEngine(profile)
  try {
    const givers = await openCrowd(database, origin, GIVERS)
    await giveCoins(
      environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!,
      givers.map(({ uid }) => uid),
    )
    await enterAll(givers, room)
    const newGift = () => ({ ...room, giftid: 3, giftcount: 1, client_request_id: randomUUID() })
    const event = { ...newGift(), _method_: 'SendGift', uname: 'a name', level: 1, gifticon: '/gifts/rose.svg', ct: 'Rose' }
    await benchGiftLatency({ profile, bare, room, givers, event, newGift, readers, rounds })
    const numbers = Array.from({ length: gifts }, (_, n) => n)
    let next = 0
    await runRounds(`3 publish path, ${gifts} gifts, ${AT_ONCE} at once`, { atMost: 20 }, rounds, async () => {
      const a = await measured(profile, barePath(profile), async () => {
        await inTurns(numbers, AT_ONCE, () => bare.publish('feed:given', event))
      })
      let refused = 0
      const b = await measured(profile, productPath(profile), async () => {
        await inTurns(numbers, AT_ONCE, () => givers[next++ % GIVERS]!.call(Gifts.sendGift, newGift()).catch(() => (refused += 1)))
      })
      const [perA, perB] = [a.micros / gifts, b.micros / gifts]
      return {
        ratio: perB / perA,
        foreign: Math.max(a.foreign, b.foreign),
        fault: refused > 0 ? `${refused} gifts were refused` : undefined,
        text: `bare ${perA.toFixed(0)} µs, Live.sendGift ${perB.toFixed(0)} µs, × ${(perB / perA).toFixed(1)}`,
        limit: `${perB.toFixed(0)} µs a gift are ${b.shares}`,
      }
    })
  } finally {
    over.abort()
    await bare.stop()
    await onAir.catch(() => undefined)
  }
}
