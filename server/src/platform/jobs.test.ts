import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { withFormerNames } from './jobs.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await migrate(fresh.url, fresh.jobsUrl)
})
afterAll(() => fresh.drop())

test('jobs that were queued before their task was renamed are done', async () => {
  const queued = [
    ['tellWithdrawal', { id: 7 }],
    ['tellFollowers', { stream: '1_2' }],
    ['forgetUpload', { object: 'a' }],
  ] as const
  const client = new pg.Client({ connectionString: fresh.jobsUrl })
  await client.connect()
  for (const [task, payload] of queued) await client.query(`select jobs.add($1, $2, interval '0', $1)`, [task, JSON.stringify(payload)])
  await client.end()

  const done: unknown[] = []
  const task = (name: string) => async (payload: unknown) => void done.push([name, payload])
  const tasks = ['sendWithdrawalNotice', 'sendGoLiveNotices', 'deleteUnusedUpload'].map((name) => [name, task(name)] as const)
  await runOnce({
    connectionString: fresh.jobsUrl,
    taskList: withFormerNames(Object.fromEntries(tasks)),
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })
  expect(done).toEqual([
    ['sendWithdrawalNotice', { id: 7 }],
    ['sendGoLiveNotices', { stream: '1_2' }],
    ['deleteUnusedUpload', { object: 'a' }],
  ])
})

test('what ends or silences somebody on air goes before what waits longer', async () => {
  const client = new pg.Client({ connectionString: fresh.jobsUrl })
  await client.connect()
  const names = ['sendNotice', 'sendPushTest', 'closeByPlatform', 'publishMute', 'endIfAnchorGone']
  for (const name of names) await client.query(`select jobs.add($1, '{}', interval '0', $1)`, [name])
  await client.end()

  const done: string[] = []
  await runOnce({
    connectionString: fresh.jobsUrl,
    taskList: Object.fromEntries(names.map((name) => [name, () => void done.push(name)])),
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })
  expect(done).toEqual(['closeByPlatform', 'publishMute', 'endIfAnchorGone', 'sendNotice', 'sendPushTest'])
})
