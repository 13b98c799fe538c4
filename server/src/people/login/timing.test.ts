import { randomInt } from 'node:crypto'
import { Login } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const ROUNDS = 14
const unknownPhone = () => `118${randomInt(10 ** 7, 10 ** 8)}`
const quantile = (values: number[], q: number) => values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))]!

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work().catch(() => undefined)
  return performance.now() - started
}

/** Known and unknown in turn, so that a busy moment of the machine meets both. */
async function compare(name: string, ask: (phone: string, n: number) => () => Promise<unknown>): Promise<void> {
  const people = await Promise.all(Array.from({ length: ROUNDS }, () => server.person()))
  const [known, unknown]: [number[], number[]] = [[], []]
  for (const [n, { phone }] of people.entries()) {
    await server.engines.limits('codesOfAddress').forget('127.0.0.1')
    known.push(await timed(ask(phone, 2 * n)))
    unknown.push(await timed(ask(unknownPhone(), 2 * n + 1)))
  }
  const [k, u] = [quantile(known, 0.5), quantile(unknown, 0.5)]
  const spread = Math.max(...[known, unknown].map((v) => quantile(v, 0.9) - quantile(v, 0.1)))
  console.log(
    `${name}: known ${k.toFixed(1)} ms, unknown ${u.toFixed(1)} ms, spread of one answer ${spread.toFixed(1)} ms (${ROUNDS} each)`,
  )
  expect(Math.abs(k - u)).toBeLessThan(Math.max(spread, 0.2 * k))
}

test('how long a wrong password takes does not tell whether the phone has an account', () =>
  compare(
    'Login.userLogin',
    (user_login) => () => server.anonymous.call(Login.userLogin, { country_code: '55', user_login, user_pass: 'not this one' }),
  ))

test('how long asking for a code takes does not tell either', async () => {
  const captchas: string[] = []
  for (let n = 0; n < 2 * ROUNDS; n++) captchas.push(await solveCaptcha(server.anonymous))
  await compare(
    'Login.getForgetCode',
    (mobile, n) => () => server.anonymous.call(Login.getForgetCode, { country_code: '55', mobile, captcha: captchas[n]! }),
  )
})
