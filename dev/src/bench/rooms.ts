import { environment, type Profile } from '@nimbo/engines'
import { openRoom } from '../proof/openRoom.ts'
import { enterAll, openCrowd } from './crowd.ts'
import { inTurns, join } from './rooms/audience.ts'
import { startBareEngine } from './rooms/bareEngine.ts'
import { benchFanOut } from './rooms/fanOut.ts'
import { benchJoinStorm } from './rooms/joinStorm.ts'
import { benchOverload } from './rooms/overload.ts'
import { benchPublishPath } from './rooms/publishPath.ts'

/** `pnpm bench rooms [readers] [events a second] [people of a storm] [rounds]`: 1000 60 3000 5 are the sizes the goals are set for. */
const [readers = 150, eventsASecond = 60, people = 200, rounds = 5] = process.argv.slice(3).map(Number)
const SECONDS = 4
const LINES = 600

/**
 * A room's events against the bare engine, in the same run and in turns: publishing, entering, spreading, too much of everything. The
 * product's CPU is of every process in the path. A round in which others used the machine, or an event went missing, does not count.
 */
export async function benchRooms(profile: Profile): Promise<void> {
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const database = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const over = new AbortController()
  const { room, onAir } = await openRoom(origin, 'Bench of rooms', over.signal)
  const bare = await startBareEngine(profile)
  try {
    const speakers = await openCrowd(database, origin, 100)
    await enterAll(speakers, room)
    await benchPublishPath(profile, bare, room, speakers, { rounds, lines: LINES })
    await benchJoinStorm(profile, bare, room, { origin, rounds, people })
    const crowd = await openCrowd(database, origin, readers)
    const members = await inTurns(crowd, 16, (person, n) => join(person, room, n === 0))
    await benchFanOut({ profile, bare, room, crowd, members, rounds, eventsASecond, seconds: SECONDS })
    await benchOverload(profile, room, crowd, members, { rounds, seconds: SECONDS })
    for (const { socket } of members) socket.close()
  } finally {
    over.abort()
    await bare.stop()
    await onAir.catch(() => undefined)
  }
}
