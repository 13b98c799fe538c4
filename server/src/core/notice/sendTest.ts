import { Notice, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import { deviceOf, type PushDeps, sendAll } from '../push/index.ts'
import { texts } from '../../texts/index.ts'

const TTL_SECONDS = 60

/** The worker sends it, as it sends everything: a push service may take its time. */
export function sendTest({ db, limits }: { db: Database; limits: Limits }): Handler<typeof Notice.sendTest> {
  const pace = limits('pushTests')
  return async ({ uid, sessionId }) => {
    await pace.take(Notice.sendTest, uid)
    return db.transaction(async (sql) => {
      if (!(await deviceOf(sql, sessionId))) refuse(Notice.sendTest, 'NotSubscribed')
      await addJob(sql, 'sendPushTest', { session: sessionId }, 0, `push-test:${sessionId}`)
      return {}
    })
  }
}

export async function sendPushTest(deps: PushDeps, session: number): Promise<void> {
  const device = await deps.db.query((sql) => deviceOf(sql, session))
  if (!device) return
  const { testTitle, testText } = texts[device.language].notice
  const words = { title: testTitle, body: testText, language: device.language }
  await sendAll(deps, [{ device, message: { ...words, tag: 'test', url: '/setting/notices', ttl: TTL_SECONDS, urgency: 'high' } }])
}
