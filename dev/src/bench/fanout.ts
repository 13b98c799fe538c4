import { type ChildProcess, fork } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { languages, Live } from '@nimbo/contract'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import type pg from 'pg'
import { withDatabase } from '../fixtures/withDatabase.ts'
import { cpuMicros } from './cpu.ts'
import { type CrowdPerson, openCrowd } from './crowd.ts'
import type { Latency, SteadyLoad } from './fanout/asker.ts'
import type { SinkReport } from './fanout/sink.ts'

const FOLLOWERS = Number(process.argv[3] ?? 100_000)
const ASKERS = 200
const CALLS_PER_SECOND = 60
const QUIET_SECONDS = 30
const SAMPLE_MS = 250
const LONGEST_MS = 20 * 60_000
/** The last quarter of the followers may take this much more memory than the second: whatever grows with their number is found. */
const MEMORY_GROWTH_GOAL = 1.1
/** Memory limit. A worker that has loaded everything takes 300 MB. */
const MEMORY_MOST_MB = 700
const LATENCY_GOAL = 1.5

/**
 * `pnpm bench fanout [FOLLOWERS]`: an anchor goes live, and each of many followers gets a notice and an encrypted push, while others use the
 * API at a steady pace: how long it takes, what the worker needs, and what the others notice.
 */
export async function benchFanout(profile: Profile): Promise<void> {
  const databaseUrl = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const origin = `http://localhost:${profile.ports.app}`
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const keys = { privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const sink = fork(join(import.meta.dirname, 'fanout', 'sink.ts'), [JSON.stringify(keys)])
  const asker = fork(join(import.meta.dirname, 'fanout', 'asker.ts'))
  try {
    const [{ port }] = (await once(sink, 'message')) as [{ port: number }]
    await withDatabase(databaseUrl, useFreeNumbers)
    // An anchor of their own: the database of an earlier run may still be there.
    const [host, ...crowd] = (await openCrowd(databaseUrl, origin, 1 + ASKERS)) as [CrowdPerson, ...CrowdPerson[]]
    await withDatabase(databaseUrl, (client) => client.query('update account set certified_at = now() where id = $1', [host.uid]))
    await withDatabase(databaseUrl, (client) => makeFollowers(client, host.uid, `http://127.0.0.1:${port}`, p256dh, keys.auth))
    const worker = readRecord(profile, 'worker')!.pid
    const calls = ['Home.getHot&p=1', 'User.getBaseInfo', 'Notice.getNotices', 'Home.getFollow&p=1']
    const asking: SteadyLoad = {
      urls: calls.map((service) => `${origin}/?service=${service}&language=en`),
      tokens: crowd.map(({ token }) => token),
      perSecond: CALLS_PER_SECOND,
    }
    asker.send(asking)
    await wait(5_000)
    await latency(asker)

    await wait(QUIET_SECONDS * 1_000)
    const without = await latency(asker)
    const memoryBefore = residentMb(worker)
    const memory: number[] = []
    const cpuBefore = cpuMicros(worker)

    const room = { title: 'Everybody is told', liveclassid: 1, thumb: '/covers/stage.svg', type: 0, type_val: '' }
    const { stream } = await host.call(Live.createRoom, room)
    await host.call(Live.changeLive, { stream })
    const began = performance.now()
    while (!(await isDone(databaseUrl, stream))) {
      memory.push(residentMb(worker))
      if (performance.now() - began > LONGEST_MS) throw new Error('the followers were not told in time')
      await wait(SAMPLE_MS)
    }
    const seconds = (performance.now() - began) / 1_000
    const during = await latency(asker)
    const cpu = (cpuMicros(worker) - cpuBefore) / 1e6
    await wait(QUIET_SECONDS * 1_000)
    const after = await latency(asker)
    await host.call(Live.stopRoom, { stream })

    const [sent] = (await answerOf(sink)) as [SinkReport]
    const told = await withDatabase(databaseUrl, (client) => countNotices(client, stream))
    const calm = { p50: (without.p50 + after.p50) / 2, p99: (without.p99 + after.p99) / 2 }
    if (memory.length < 8) throw new Error('too few followers to see memory grow')
    const quarters = [0, 1, 2, 3].map((n) => Math.max(...memory.slice((memory.length * n) / 4, (memory.length * (n + 1)) / 4)))
    const grown = quarters[3]! / quarters[1]!
    console.log(
      `${FOLLOWERS} followers told in ${seconds.toFixed(1)} s (${(FOLLOWERS / seconds).toFixed(0)} a second): ${told.people} people with ${told.notices} notices; ` +
        `${sent.devices} devices were sent ${sent.messages} messages, ${sent.read} of them opened, ${sent.wrong} wrong`,
    )
    console.log(
      `worker: ${memoryBefore.toFixed(0)} MB before, at most ${quarters.map((mb) => mb.toFixed(0)).join(', ')} MB in each quarter ` +
        `(last ÷ second × ${grown.toFixed(2)}, goal ≤ ${MEMORY_GROWTH_GOAL}); ` +
        `${cpu.toFixed(1)} s of CPU, ${((cpu / seconds) * 100).toFixed(0)} % of a core`,
    )
    for (const [name, period] of Object.entries({ before: without, during, after }))
      console.log(
        `${name.padEnd(7)} ${period.answers} answers, ${period.failures} failed, p50 ${period.p50.toFixed(1)} ms, p99 ${period.p99.toFixed(1)} ms`,
      )
    const [p50, p99] = [during.p50 / calm.p50, during.p99 / calm.p99]
    console.log(`API during the fan-out ÷ without it, same run: p50 × ${p50.toFixed(2)} (goal ≤ ${LATENCY_GOAL}), p99 × ${p99.toFixed(2)}`)
    const wrong = [
      told.people !== FOLLOWERS || told.notices !== FOLLOWERS,
      sent.devices !== FOLLOWERS || sent.messages !== FOLLOWERS || sent.wrong > 0,
      without.failures + during.failures + after.failures > 0,
      !(grown <= MEMORY_GROWTH_GOAL),
      Math.max(...quarters) > MEMORY_MOST_MB,
    ]
    if (wrong.some(Boolean)) throw new Error('not everybody was told exactly once, a call failed, or the worker took too much')
  } finally {
    sink.kill()
    asker.kill()
  }
}

async function answerOf(child: ChildProcess): Promise<unknown[]> {
  child.send('report')
  return once(child, 'message')
}
const latency = async (asker: ChildProcess) => (await answerOf(asker))[0] as Latency

/** Numbers beyond the demo's people, which a large run would reach. */
const useFreeNumbers = (client: pg.Client) =>
  client.query(`select setval(pg_get_serial_sequence('account', 'id'), (select max(id) from account))`)

/** Put straight into the database, each with a session and a device of their own. */
async function makeFollowers(client: pg.Client, anchor: number, push: string, p256dh: string, auth: string): Promise<void> {
  await client.query(
    `with people as (insert into account (country_code, nicename) select '999', 'follower ' || n from generate_series(1, $1::int) n returning id),
     followed as (insert into follow (uid, touid) select id, $2 from people),
     signed as (insert into session (token_hash, uid, source, expires_at)
       select sha256(convert_to('bench ' || id || random(), 'UTF8')), id, 'bench', now() + interval '2 hours' from people returning id, uid)
     insert into push_subscription (session_id, uid, kind, address, p256dh, auth, language)
       select id, uid, 'web', $3 || '/' || uid, $4, $5, ($6::text[])[1 + uid % $7::int] from signed`,
    [FOLLOWERS, anchor, push, p256dh, auth, languages, languages.length],
  )
  await client.query('analyze account; analyze follow; analyze session; analyze push_subscription')
}

/** Anchor counted as seen: there is no broadcast here, and a show whose anchor is not seen ends by itself. */
const seeAnchor = 'update show set anchor_missing_since = null where stream = $1'

async function isDone(databaseUrl: string, stream: string): Promise<boolean> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(seeAnchor, [stream])
    const { rows } = await client.query(
      'select 1 from announcement a join show s on s.id = a.show_id where s.stream = $1 and a.done_at is not null',
      [stream],
    )
    return rows.length > 0
  })
}

async function countNotices(client: pg.Client, stream: string): Promise<{ people: number; notices: number }> {
  const { rows } = await client.query<{ people: number; notices: number }>(
    `select count(distinct uid)::int as people, count(*)::int as notices from notice where kind = 'live' and data ->> 'stream' = $1`,
    [stream],
  )
  return rows[0]!
}

/** Resident memory of the process. */
function residentMb(pid: number): number {
  const [, kb = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1_024
}
