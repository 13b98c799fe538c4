import { setTimeout as sleep } from 'node:timers/promises'
import { Live, Ranks, Receipts } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { type CrowdPerson, enterAll, openCrowd, type Room } from '../bench/crowd.ts'
import { people } from '../demo/people.ts'
import { repair } from '../stack/repair.ts'
import { actOnce, type Done } from './gifts/acts.ts'
import { caughtUp, checkAnswers, checkRebuilt, equip, showsOf } from './gifts/checks.ts'
import { checkRuns, checkTerms } from './gifts/compare.ts'
import { every, killInTurn } from './killInTurn.ts'
import { openRoom } from './openRoom.ts'
import { withOwnSeed, withOwnSeeds, pick } from './random.ts'
import { openLossyProxy } from './retry/lossyProxy.ts'
import { waitForFold } from './retry/people.ts'

const sizes = { ci: { crowd: 20, seconds: 8, kills: 2 }, full: { crowd: 80, seconds: 560, kills: 60 } }
const CONCURRENCY = 16

/**
 * Random people give, guard and shout in two rooms, while requests and answers are lost and the API and the worker are killed. Then every
 * answered act is in the ledger once, and receipts, ranks, levels, runs, terms of guard and votes are what its postings add up to: also
 * after Redis was emptied, and once all of it was thrown away and made anew.
 */
export async function proveGifts(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 3 })
  owner.on('error', () => undefined)
  const over = new AbortController()
  const proxy = await openLossyProxy(`http://127.0.0.1:${env['NIMBO_PORT']}`)
  const started = performance.now()
  try {
    const opened = await Promise.all([people.marina, people.kaique].map((host) => openRoom(origin, 'Gifts', over.signal, host)))
    const rooms = opened.map(({ room }) => room)
    const givers = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, size.crowd)
    const uids = givers.map(({ uid }) => uid)
    await equip(owner, uids)
    for (const room of rooms) await enterAll(givers, room)
    const { done, kills } = await run(profile, { origin: proxy.origin, givers, rooms, ...size })

    const shows = await showsOf(owner, rooms)
    await waitForFold(owner)
    await checkAnswers(owner, done)
    await caughtUp(owner, shows, uids)
    const [runs, terms] = [await checkRuns(owner, uids), await checkTerms(owner, uids)]
    await checkRebuilt(owner, env, { shows, uids, answers: () => answersOf(givers, rooms) })
    const refused = done.filter(({ code }) => code !== 0).length
    console.log(
      `gifts: ${done.length} acts of ${size.crowd} people answered once (${refused} refusals), ${runs} runs and ${terms} terms of guard, ${kills} kills of the API or the worker; ` +
        `receipts, ranks, levels and votes are the ledger's, also without Redis and made anew; ${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
  } finally {
    over.abort()
    proxy.close()
    await owner.end()
    await repair(profile)
  }
}

interface Workload {
  origin: string
  givers: readonly CrowdPerson[]
  rooms: readonly Room[]
  seconds: number
  kills: number
}

async function run(profile: Profile, { origin, givers, rooms, seconds, kills }: Workload): Promise<{ done: Done[]; kills: number }> {
  const done: Done[] = []
  const over = AbortSignal.timeout(seconds * 1000)
  const client = async () => {
    while (!over.aborted) done.push(...(await actOnce(origin, pick(givers), pick(rooms))))
  }
  // On a slow machine processes take longer to come back: then there are fewer kills, not a longer run.
  const due = every(() => (seconds * 1000) / (kills + 1), over)
  const [killed] = await Promise.all([
    withOwnSeed(() => killInTurn(profile, { victims: ['api', 'worker'], due })),
    ...withOwnSeeds(CONCURRENCY, client),
  ])
  return { done, kills: killed }
}

/** Answers that people get about it. */
async function answersOf(givers: readonly CrowdPerson[], rooms: readonly Room[]): Promise<unknown> {
  // Lists are kept for a second.
  await sleep(1_100)
  const asked = givers.slice(0, 8)
  return Promise.all(
    asked.flatMap((giver) =>
      rooms.map(async (room) => {
        const { watched: _, ...receipt } = await giver.call(Receipts.getReceipt, { stream: room.stream })
        const { list, mine } = await giver.call(Live.getUserRank, { ...room, type: 'show' })
        const records = await giver.call(Receipts.getGiftRecords, {})
        return { receipt, list, mine, records, own: (await giver.call(Ranks.consumeList, { type: 'total' })).mine }
      }),
    ),
  )
}
