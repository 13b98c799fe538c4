import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import type { BareOptions } from './bareOptions.ts'

/** One route per call with nothing around it, and the same statements in a loop without HTTP. A process of its own. */
process.once('message', (options: BareOptions) => void serve(options))

async function serve({ databaseUrl, poolSize, answers, statements, show }: BareOptions): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const names = new Map([...statements.getBaseInfo, ...statements.sendMsg].map((text, n) => [text, `bare ${n}`]))
  const run = (text: string, values: unknown[]) => pool.query({ name: names.get(text)!, text, values })
  const statementsOf = {
    getBaseInfo: (uid: string) => Promise.all(statements.getBaseInfo.map((text) => run(text, [uid]))),
    async sendMsg(uid: string, content = 'a line', id: string = randomUUID()) {
      const [member, commit] = statements.sendMsg
      await run(member, [show.stream, uid])
      return run(commit, [show.id, 0, [uid], [id], ['chat'], [content], ['{}']])
    },
  }

  const app = fastify({ logger: false })
  app.get('/getSDK', (_req, reply) => reply.send(answers.getSDK))
  app.get('/getHot', (_req, reply) => reply.send(answers.getHot))
  app.get('/getBaseInfo', async (req, reply) => {
    await statementsOf.getBaseInfo((req.query as { uid: string }).uid)
    return reply.send(answers.getBaseInfo)
  })
  app.post('/sendMsg', async (req, reply) => {
    const { uid, content, client_request_id: id } = req.body as Record<string, string>
    await statementsOf.sendMsg(uid!, content, id)
    return reply.send(answers.sendMsg)
  })
  app.post('/loop/:call', async (req, reply) => {
    const { call } = req.params as { call: string }
    const statementsOfCall = call === 'getBaseInfo' || call === 'sendMsg' ? statementsOf[call] : undefined
    if (!statementsOfCall) return reply.send({ perSecond: 0 })
    const { seconds, atOnce, uids } = req.body as { seconds: number; atOnce: number; uids: string[] }
    const end = performance.now() + seconds * 1000
    let done = 0
    const worker = async () => {
      while (performance.now() < end) await statementsOfCall(uids[done++ % uids.length]!)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return reply.send({ perSecond: done / seconds })
  })
  process.send!(await app.listen({ host: '127.0.0.1', port: 0 }))
}
