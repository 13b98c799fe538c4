import { type AnyCall, domain, type Envelope, Home, Login } from '@nimbo/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createDispatch } from './dispatch.ts'
import { shared } from './handler.ts'

// Two calls of the contract under other handlers: what stands around a handler is judged here, not what it does.
const Sample = domain('Sample', { look: { ...Home.getHot }, enter: { ...Login.userLogin } })
const BUDGET_MS = 1_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function dispatchTo(handler: (ctx: { signal: AbortSignal }) => Promise<unknown>) {
  const deps = {
    db: { transaction: async () => Promise.reject(new Error('unused')), query: async () => Promise.reject(new Error('unused')) },
    identifyNow: async () => undefined,
    words: (_language: string, _call: AnyCall, reason: string) => reason,
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
    signSalt: '',
    budgetsMs: { query: BUDGET_MS, command: BUDGET_MS, money: BUDGET_MS },
  }
  const dispatch = createDispatch({ Sample }, { Sample: { look: handler as never, enter: (async () => ({})) as never } }, deps)
  return async () =>
    (await dispatch({
      call: Sample.look,
      fields: new Map(),
      credentials: { token: undefined, uid: undefined },
      ip: '1',
      userAgent: '',
      requestId: 'the-id',
      whenAnswered: () => {},
    })) as Envelope
}

test('a handler that takes too long is answered for, and told to stop', async () => {
  const told = vi.fn<() => void>()
  const ask = dispatchTo(({ signal }) => {
    signal.addEventListener('abort', told)
    return new Promise(() => {})
  })
  const answered = vi.fn<(answer: Envelope) => void>()
  const answer = ask()
  void answer.then(answered)
  await vi.advanceTimersByTimeAsync(BUDGET_MS - 1)
  expect([answered, told].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).data).toMatchObject({ code: 503, reason: 'Busy' })
  expect(told).toHaveBeenCalledOnce()
})

test('a bug reaches the client as an id, without a word of what happened', async () => {
  const answer = await dispatchTo(() => Promise.reject(new Error('password of the database: hunter2')))()
  expect(answer.ret).toBe(500)
  expect(JSON.stringify(answer)).toContain('the-id')
  expect(JSON.stringify(answer)).not.toContain('hunter2')
})

test('a field the contract does not name never leaves', async () => {
  const answer = await dispatchTo(async () => ({ slide: [], list: [], password_hash: 'secret' }))()
  expect(answer.data).toEqual({ code: 0, msg: '', info: [{ slide: [], list: [] }] })
})

test('a handler that asks for its signal late finds it aborted', async () => {
  const [answered, late] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
  const ask = dispatchTo(async (ctx) => {
    await answered.promise
    late.resolve(ctx.signal.aborted)
  })
  const answer = ask()
  await vi.advanceTimersByTimeAsync(BUDGET_MS)
  expect((await answer).data).toMatchObject({ reason: 'Busy' })
  answered.resolve()
  expect(await late.promise).toBe(true)
})

test('nor does it by an answer that is kept for everybody', async () => {
  const ask = dispatchTo(shared<typeof Home.getHot>(async () => ({ slide: [], list: [], password_hash: 'secret' }) as never) as never)
  expect(await Promise.all([ask(), ask()])).toEqual(
    Array(2).fill('{"ret":200,"data":{"code":0,"msg":"","info":[{"slide":[],"list":[]}]},"msg":""}'),
  )
})
