import { ok } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { Live, PrivateShow, Ranks, Receipts } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { type CrowdPerson, enterAll, openCrowd, type Room } from '../bench/crowd.ts'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { repair } from '../stack/repair.ts'
import { caughtUp, checkAnswers, checkRebuilt, equip, showsOf } from './gifts/checks.ts'
import { checkRuns } from './gifts/compare.ts'
import { every, killInTurn } from './killInTurn.ts'
import { openRoom } from './openRoom.ts'
import { withOwnSeed, withOwnSeeds, pick, randomInt } from './random.ts'
import { type Host, hostAct } from './play/hostActs.ts'
import { checkPlay, settled } from './play/checks.ts'
import { type Played, PRIVATE_PRICE, viewerAct } from './play/viewerActs.ts'
import { openLossyProxy } from './retry/lossyProxy.ts'
import { waitForFold } from './retry/people.ts'

const sizes = { ci: { crowd: 20, seconds: 15, kills: 2 }, full: { crowd: 80, seconds: 600, kills: 60 } }
const CONCURRENCY = 14
const HOST_PAUSE_MS = 300

/**
 * Everything at once: people give, guard, shout, send and take red packs, tip for wishes and tasks, ask to the mic and for private shows,
 * while two anchors answer them and battle each other, requests and answers are lost, and the API and the worker are killed. Then both
 * shows end with whatever is open. Every answered act is in the ledger once, every pack, tip, deposit and score is what became of it, and
 * receipts, ranks, levels and votes are what the postings add up to, also made anew.
 */
export async function provePlay(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 3 })
  owner.on('error', () => undefined)
  const over = new AbortController()
  const proxy = await openLossyProxy(`http://127.0.0.1:${env['NIMBO_PORT']}`)
  const started = performance.now()
  try {
    const anchors = [people.marina, people.kaique]
    const opened = await Promise.all(anchors.map((host) => openRoom(origin, 'Play', over.signal, host)))
    const rooms = opened.map(({ room }) => room)
    const signedIn = await Promise.all(anchors.map((host) => signIn(origin, host)))
    const hosts = signedIn.map(({ client }, n) => ({ client, room: rooms[n]! }))
    for (const { client } of hosts) await client.call(PrivateShow.setPrivatePerformance, { need_coin_min: PRIVATE_PRICE })
    const crowd = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, size.crowd)
    const uids = crowd.map(({ uid }) => uid)
    await equip(owner, uids)
    for (const room of rooms) await enterAll(crowd, room)

    const { played, kills } = await play(profile, { origin: proxy.origin, viewers: crowd, hosts, ...size })
    const shows = await showsOf(owner, rooms)
    for (const { client, room } of hosts) await client.call(Live.stopRoom, { stream: room.stream })
    await settled(owner, shows, uids)
    await waitForFold(owner)
    await checkAnswers(owner, played.done)
    const counts = await checkPlay(owner, shows, played.taken)
    // In a few seconds it may not come to a battle or a private show.
    if (full) for (const [what, count] of Object.entries(counts)) ok(count > 0, `there were no ${what}`)
    await caughtUp(owner, shows, uids)
    const runs = await checkRuns(owner, uids)
    await checkRebuilt(owner, env, { shows, uids, answers: () => answersOf(crowd, rooms) })
    const refused = played.done.filter(({ code }) => code !== 0).length
    console.log(
      `play: ${played.done.length} acts with coins answered once (${refused} refusals), ${runs} runs of gifts, ${counts.packs} red packs with ${played.taken.length} claims, ` +
        `${counts.tips} tips for ${counts.goals} goals, ${counts.private} private shows asked for, ${counts.battles} battles fought, ${kills} kills of the API or the worker; ` +
        `all of it, receipts, ranks, levels and votes are the ledger's, also without Redis and made anew; ${((performance.now() - started) / 1000).toFixed(0)} s`,
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
  viewers: readonly CrowdPerson[]
  hosts: readonly Host[]
  seconds: number
  kills: number
}

async function play(profile: Profile, { origin, viewers, hosts, seconds, kills }: Workload): Promise<{ played: Played; kills: number }> {
  const played: Played = { done: [], taken: [] }
  const over = AbortSignal.timeout(seconds * 1000)
  const viewer = async () => {
    while (!over.aborted) await viewerAct(origin, pick(viewers), pick(hosts).room, played)
  }
  const hosting = async (host: Host) => {
    const rival = hosts.find((other) => other !== host)!
    while (!over.aborted) {
      await hostAct(host, rival.room)
      await sleep(randomInt(HOST_PAUSE_MS))
    }
  }
  const acting = [...withOwnSeeds(CONCURRENCY, viewer), ...hosts.map((host) => withOwnSeed(() => hosting(host)))]
  // On a slow machine processes take longer to come back: then there are fewer kills, not a longer run.
  const due = every(() => (seconds * 1000) / (kills + 1), over)
  const [killed] = await Promise.all([withOwnSeed(() => killInTurn(profile, { victims: ['api', 'worker'], due })), ...acting])
  return { played, kills: killed }
}

/** Answers that people get about it afterwards. */
async function answersOf(crowd: readonly CrowdPerson[], rooms: readonly Room[]): Promise<unknown> {
  // Lists are kept for a second.
  await sleep(1_100)
  const asked = crowd.slice(0, 8)
  return Promise.all(
    asked.map(async (person) => ({
      receipts: await Promise.all(rooms.map(({ stream }) => person.call(Receipts.getReceipt, { stream }))),
      records: await person.call(Receipts.getGiftRecords, {}),
      own: (await person.call(Ranks.consumeList, { type: 'total' })).mine,
    })),
  )
}
