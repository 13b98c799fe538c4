import { environment, type Profile } from '@nimbo/engines'
import { withDatabase } from '../../fixtures/withDatabase.ts'
import { openCrowd, type Room } from '../crowd.ts'
import { inTurns, join } from './audience.ts'
import type { BareEngine } from './bareEngine.ts'
import { barePath, measured, productPath } from './measured.ts'
import { openSocket, type Socket } from './openSocket.ts'
import { type Round, runRounds } from './rounds.ts'

const AT_ONCE = 32
/** PostgreSQL's counters are up to a second behind. */
const COUNTED_AFTER_MS = 1_500

/** Everybody comes at once: connect and subscribe at the engine, against a whole entrance into a room. The ratio is of their rates. */
export async function benchJoinStorm(
  profile: Profile,
  bare: BareEngine,
  room: Room,
  { origin, rounds, people }: { origin: string; rounds: number; people: number },
): Promise<void> {
  const url = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const enter = async (): Promise<Round> => {
    const crowd = await openCrowd(url, origin, people)
    let failed = 0
    const opened: Socket[] = []
    const keep = (socket: Socket) => void opened.push(socket)
    const failure = () => void (failed += 1)
    const a = await measured(profile, barePath(profile), async () => {
      await inTurns(crowd, AT_ONCE, () => openSocket(bare.url, {}, [{ channel: 'feed:storm' }], () => {}).then(keep, failure))
    })
    const before = await transactions(url)
    const b = await measured(profile, productPath(profile), async () => {
      await inTurns(crowd, AT_ONCE, (person) => join(person, room).then(({ socket }) => keep(socket), failure))
    })
    const done = (await transactions(url)) - before
    for (const socket of opened) socket.close()
    const [rateA, rateB] = [people / a.seconds, people / b.seconds]
    const each = `${(done / people).toFixed(1)} transactions and ${(b.micros / people / 1000).toFixed(1)} ms of CPU each`
    return {
      ratio: rateB / rateA,
      foreign: Math.max(a.foreign, b.foreign),
      fault: failed > 0 ? `${failed} could not enter` : undefined,
      text: `bare ${rateA.toFixed(0)}/s, entrances ${rateB.toFixed(0)}/s, × ${(rateB / rateA).toFixed(2)}; ${each}`,
      limit: `an entrance is two calls, a connection that asks us who it is, and two channels: ${each} (${b.shares}); it is decided and stored for every person, so queries grow with people, not with rooms`,
    }
  }
  await runRounds(`4 join storm, ${people} people, ${AT_ONCE} at once`, { atLeast: 0.5 }, rounds, enter)
}

async function transactions(url: string): Promise<number> {
  await new Promise((done) => setTimeout(done, COUNTED_AFTER_MS))
  const sql = 'select xact_commit::text as done from pg_stat_database where datname = current_database()'
  return withDatabase(url, async (client) => Number((await client.query<{ done: string }>(sql)).rows[0]!.done))
}
