import { CommonRefusals, createClient, Home, type AnyCall } from '@nimbo/contract'
import { OperatorAuth, operatorDomains } from '@nimbo/contract/operator'
import { sampleInput } from '@nimbo/contract/samples'
import { generate } from 'otplib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { createTestClock } from '../../testing/testClock.ts'
import { signInTotp } from './signInTotp.ts'
import { auditLook, encryptSecrets, totpSecrets } from './index.ts'
import {
  disable,
  guestOf,
  invite,
  operatorClient,
  operatorPassword,
  secretIn,
  testSecrets,
  type TestOperator,
} from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { softPasskey } from '../../testing/softPasskey.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

// A server for each test: an address has five tries, and all of them come from this one.
let server: TestServer
beforeEach(async () => void (server = await startTestServer()))
afterEach(() => server.close())
let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(() => owner.end())

const as = (operator: { id: number; token: string }) =>
  createClient({ origin: server.operatorOrigin, language: () => 'en', credentials: () => ({ uid: operator.id, token: operator.token }) })
const codeIn = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps })
/** Counted from the last one used, so that a step that ends meanwhile changes nothing. */
async function laterCode(name: string, steps: number): Promise<string> {
  const { rows } = await owner.query<{ used: string }>('select totp_used::text as used from operator where name = $1', [name])
  return generate({ secret: await secretOf(name), epoch: 30 * (Number(rows[0]!.used) + steps) })
}
async function secretOf(name: string): Promise<string> {
  const { rows } = await owner.query<{ id: number; kept: string }>('select id, totp_secret as kept from operator where name = $1', [name])
  return testSecrets().decrypt(rows[0]!.id, rows[0]!.kept)!
}
const actsOf = async (operator: number) =>
  (await owner.query<{ act: string }>('select act from audit where operator = $1 order by id', [operator])).rows.map((row) => row.act)

describe('who may call', () => {
  const calls = Object.values(operatorDomains).flatMap((domain) => Object.values(domain) as AnyCall[])
  const guests = new Set(calls.filter((call) => call.auth === 'guest').map((call) => call.name))

  async function codeFor(call: AnyCall, token: string): Promise<number> {
    const response = await fetch(`${server.operatorOrigin}/?service=${call.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(sampleInput(call)),
    })
    return ((await response.json()) as { data: { code: number } }).data.code
  }

  test('only what lets people in is open to a stranger, and every other call refuses one, and a viewer', async () => {
    const person = await server.person()
    for (const call of calls) {
      for (const token of ['', 'made-up', person.token]) {
        expect([call.name, (await codeFor(call, token)) === CommonRefusals.SessionInvalid]).toEqual([call.name, !guests.has(call.name)])
      }
    }
    expect([...guests].every((name) => name.startsWith('OperatorAuth.'))).toBe(true)
    expect(calls.length - guests.size).toBeGreaterThan(8)
  })

  test('a key whose name cannot be stored is nobody’s', async () => {
    const guest = guestOf(server)
    const { challenge } = await guest.call(OperatorAuth.beginPasskey, {})
    for (const id of ['a\0b', '\ud800', '']) {
      const response = JSON.stringify({ id, rawId: id, type: 'public-key', response: {} })
      expect(await refusalReason(guest.call(OperatorAuth.signInPasskey, { challenge, response }))).toBe('NotProved')
    }
  })

  test('an operator’s token is nobody’s on the product', async () => {
    const { token } = await operatorClient(server)
    const response = await fetch(`${server.origin}/?service=User.getBaseInfo`, { headers: { authorization: `Bearer ${token}` } })
    expect(((await response.json()) as { data: { code: number } }).data.code).toBe(CommonRefusals.SessionInvalid)
    await expect(guestOf(server).call(Home.getHot, {})).rejects.toMatchObject({ status: 404 })
  })
})

describe('sessions', () => {
  let operator: TestOperator
  beforeEach(async () => void (operator = await operatorClient(server)))
  const age = (column: string, interval: string) =>
    owner.query(`update operator_session set ${column} = now() - $2::interval where operator = $1`, [operator.id, interval])
  const me = () => operator.client.call(OperatorAuth.getMe, {})

  test('last twelve hours, and half an hour without a word', async () => {
    expect(await me()).toEqual({ id: operator.id, name: operator.name })
    await age('seen_at', '29 minutes')
    expect((await me()).id).toBe(operator.id)
    const { rows } = await owner.query<{ fresh: boolean }>(
      `select seen_at > now() - interval '1 minute' as fresh from operator_session where operator = $1`,
      [operator.id],
    )
    expect(rows).toEqual([{ fresh: true }])
    await age('seen_at', '31 minutes')
    expect(await refusalReason(me())).toBe('SessionInvalid')
    await age('seen_at', '1 minute')
    await age('created_at', '12 hours 1 minute')
    expect(await refusalReason(me())).toBe('SessionInvalid')
  })
  test('end with signing out, which is written down', async () => {
    await operator.client.call(OperatorAuth.signOut, {})
    expect(await refusalReason(me())).toBe('SessionInvalid')
    expect(await actsOf(operator.id)).toEqual(['invited', 'enrolled', 'sign_in', 'sign_out'])
  })
  test('are no secret anywhere but in the token', async () => {
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from operator_session s where s::text like $1', [
      `%${operator.token}%`,
    ])
    expect(rows[0]!.n).toBe(0)
  })
  test('end when the operator is invited anew, and so does the way in', async () => {
    await invite(operator.name)
    expect(await refusalReason(me())).toBe('SessionInvalid')
    const again = { name: operator.name, password: operatorPassword, code: await codeIn(await secretOf(operator.name), 1) }
    expect(await refusalReason(guestOf(server).call(OperatorAuth.signInTotp, again))).toBe('NotProved')
  })
  test('end when the operator is disabled, and nobody of that name comes in again', async () => {
    const code = await laterCode(operator.name, 1)
    await disable(operator.name)
    expect(await refusalReason(me())).toBe('SessionInvalid')
    const again = { name: operator.name, password: operatorPassword, code }
    expect(await refusalReason(guestOf(server).call(OperatorAuth.signInTotp, again))).toBe('NotProved')
    expect((await actsOf(operator.id)).at(-1)).toBe('disabled')
  })
})

describe('a code from an app', () => {
  test('lets somebody in once, early or late by a step, in either case of their name', async () => {
    const { name } = await operatorClient(server)
    const guest = guestOf(server)
    const codes = { used: await laterCode(name, 0), next: await laterCode(name, 1), early: await laterCode(name, 3) }
    const signIn = (code: string) => guest.call(OperatorAuth.signInTotp, { name: name.toUpperCase(), password: operatorPassword, code })
    // Enrolling used it.
    expect(await refusalReason(signIn(codes.used))).toBe('NotProved')
    expect(await refusalReason(signIn(codes.early))).toBe('NotProved')
    const inside = await signIn(codes.next)
    expect((await as(inside).call(OperatorAuth.getMe, {})).name).toBe(name)
    expect(await refusalReason(signIn(codes.next))).toBe('NotProved')
    expect(await actsOf(inside.id)).toEqual([
      'invited',
      'enrolled',
      'sign_in',
      'sign_in_refused',
      'sign_in_refused',
      'sign_in',
      'sign_in_refused',
    ])
  })
  test('used by many at once lets one in', async () => {
    const { name } = await operatorClient(server)
    const input = { name, password: operatorPassword, code: await codeIn(await secretOf(name), 1) }
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => guestOf(server).call(OperatorAuth.signInTotp, input)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
  test('needs the password, has five tries, and says the same to a stranger', async () => {
    const { name } = await operatorClient(server)
    const code = await codeIn(await secretOf(name), 1)
    for (const who of [name, 'Nobody At All', name, 'Nobody At All', name]) {
      expect(await refusalReason(guestOf(server).call(OperatorAuth.signInTotp, { name: who, password: 'not this one', code }))).toBe(
        'NotProved',
      )
    }
    const right = guestOf(server).call(OperatorAuth.signInTotp, { name, password: operatorPassword, code })
    expect(await refusalReason(right)).toBe('TooMany')
  })
  test('has five tries however the name is written', async () => {
    const name = `Iris Lima ${Date.now()}`
    const { invite: word } = await invite(name)
    const { totp_uri } = await guestOf(server).call(OperatorAuth.getEnrolment, { invite: word })
    await guestOf(server).call(OperatorAuth.enrolTotp, { invite: word, password: operatorPassword, code: await codeIn(secretIn(totp_uri)) })
    // Databases and languages do not agree about the small letter of this one. Every try comes from somewhere else.
    const ways = ['Iris Li', 'İris Li', 'Irİs Li', 'Iris Lİ', 'İrİs Lİ'].map((way) => name.replace('Iris Li', way))
    const behind = await startTestServer({ trustedProxies: ['127.0.0.1'] })
    const attempt = async (way: string, n: number) => {
      const response = await fetch(`${behind.operatorOrigin}/?service=OperatorAuth.signInTotp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
        body: JSON.stringify({ name: way, password: 'not this one', code: '000000' }),
      })
      return ((await response.json()) as { data: { code: number } }).data.code
    }
    for (const [n, way] of ways.entries()) await Promise.all([0, 1, 2, 3, 4].map((m) => attempt(way, n * 5 + m)))
    await behind.close()
    const { rows } = await owner.query<{ id: number }>('select id from operator where name = $1', [name])
    expect((await actsOf(rows[0]!.id)).filter((act) => act === 'sign_in_refused')).toHaveLength(5)
  })
  test('takes as long for a stranger as for a known name', async () => {
    const { name, id } = await operatorClient(server)
    const clock = createTestClock()
    const signIn = signInTotp({ db: server.roles.console, limits: server.engines.limits, config: server.config, clock })
    const caller = { language: 'en', ip: '127.0.0.1', device: '', requestId: '', signal: new AbortController().signal } as const
    const answered: string[] = []
    const attempt = async (who: string) => {
      const answer = signIn(caller, { name: who, password: 'not this one', code: '000000' })
      answered.push(await refusalReason(answer))
    }
    const attempts = [name, 'Nobody At All'].map(attempt)
    // The row of a known name is the last that is done before its refusal.
    await expect.poll(async () => (await actsOf(id)).at(-1)).toBe('sign_in_refused')
    expect([clock.pauses, answered]).toEqual([[400, 400], []])
    clock.advance(400)
    await Promise.all(attempts)
    expect(answered).toEqual(['NotProved', 'NotProved'])
  })
})

describe('what an app makes its codes from', () => {
  const rowOf = async (name: string) =>
    (await owner.query<{ id: number; kept: string }>('select id, totp_secret as kept from operator where name = $1', [name])).rows[0]!
  const signInAs = async (name: string, secret: string) =>
    guestOf(server).call(OperatorAuth.signInTotp, { name, password: operatorPassword, code: await codeIn(secret, 1) })

  test('lies encrypted, each time otherwise, and for one operator', async () => {
    const [one, other] = [await operatorClient(server), await operatorClient(server)]
    const [mine, theirs] = [await rowOf(one.name), await rowOf(other.name)]
    const secret = await secretOf(one.name)
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/)
    expect(mine.kept).not.toContain(secret)
    expect(testSecrets().encrypt(one.id, secret)).not.toBe(mine.kept)
    expect(testSecrets().decrypt(other.id, mine.kept)).toBeUndefined()
    expect(totpSecrets('another key, and as long as the right one').decrypt(one.id, mine.kept)).toBeUndefined()
    const last = mine.kept.at(-2) === 'A' ? 'B' : 'A'
    expect(testSecrets().decrypt(one.id, `${mine.kept.slice(0, -2)}${last}${mine.kept.slice(-1)}`)).toBeUndefined()
    for (const text of ['', 'v1.', 'v1.AAAA', secret]) expect(testSecrets().decrypt(one.id, text)).toBeUndefined()
    // Write access to the table does not help an attacker: another operator's secret proves nothing in this place.
    await owner.query('update operator set totp_secret = $2 where id = $1', [one.id, theirs.kept])
    expect(await refusalReason(signInAs(one.name, await secretOf(other.name)))).toBe('NotProved')
    await expect(owner.query('update operator set totp_secret = $2 where id = $1', [one.id, secret])).rejects.toThrow(/totp_encrypted/)
  })
  test('that older versions left readable is taken over, once, and lets its operator in as before', async () => {
    const { id, name } = await operatorClient(server)
    const secret = await secretOf(name)
    await owner.query('begin')
    try {
      const tx = {
        query: async <R extends object>(sql: string, values: readonly unknown[] = []) => (await owner.query<R>(sql, [...values])).rows,
      }
      await owner.query('alter table operator drop constraint operator_totp_encrypted')
      await owner.query('update operator set totp_secret = $2 where id = $1', [id, secret])
      await expect(encryptSecrets(tx, undefined)).rejects.toThrow('NIMBO_OPERATOR_KEY')
      await encryptSecrets(tx, server.config.operatorKey)
      const { kept } = await rowOf(name)
      expect(testSecrets().decrypt(id, kept)).toBe(secret)
      await encryptSecrets(tx, undefined)
      expect((await rowOf(name)).kept).toBe(kept)
    } finally {
      await owner.query('rollback')
    }
    expect((await signInAs(name, secret)).id).toBe(id)
  })
})

describe('a passkey', () => {
  const origin = () => server.config.consoleOrigin
  async function enrolled() {
    const guest = guestOf(server)
    const passkey = softPasskey()
    const { name, invite: word } = await invite()
    const { options } = await guest.call(OperatorAuth.getEnrolment, { invite: word })
    const inside = await guest.call(OperatorAuth.enrolPasskey, { invite: word, response: passkey.register(options, { origin: origin() }) })
    return { guest, passkey, name, word, inside }
  }

  test('answers an invitation and signs in', async () => {
    const { guest, passkey, name, inside } = await enrolled()
    expect(inside.name).toBe(name)
    const { challenge, options } = await guest.call(OperatorAuth.beginPasskey, {})
    const again = await guest.call(OperatorAuth.signInPasskey, { challenge, response: passkey.answer(options, { origin: origin() }) })
    expect((await as(again).call(OperatorAuth.getMe, {})).id).toBe(inside.id)
    expect(await actsOf(inside.id)).toEqual(['invited', 'enrolled', 'sign_in', 'sign_in'])
  })
  test.each([
    ['for another page', () => ({ origin: 'https://console.example' })],
    ['for another host', () => ({ origin: origin(), rpId: 'console.example' })],
    ['without proof of the person', () => ({ origin: origin(), verified: false })],
    ['from a copy that counts behind', () => ({ origin: origin(), counter: 1 })],
  ])('that answers %s is refused, and that is written down', async (_what, wrong) => {
    const { guest, passkey, inside } = await enrolled()
    const { challenge, options } = await guest.call(OperatorAuth.beginPasskey, {})
    expect(await refusalReason(guest.call(OperatorAuth.signInPasskey, { challenge, response: passkey.answer(options, wrong()) }))).toBe(
      'NotProved',
    )
    expect((await actsOf(inside.id)).at(-1)).toBe('sign_in_refused')
  })
  test('answers a challenge once, and only one that was given', async () => {
    const { guest, passkey } = await enrolled()
    const { challenge, options } = await guest.call(OperatorAuth.beginPasskey, {})
    const response = passkey.answer(options, { origin: origin() })
    await guest.call(OperatorAuth.signInPasskey, { challenge, response })
    expect(await refusalReason(guest.call(OperatorAuth.signInPasskey, { challenge, response }))).toBe('NotProved')
    const other = await guest.call(OperatorAuth.beginPasskey, {})
    expect(await refusalReason(guest.call(OperatorAuth.signInPasskey, { challenge: other.challenge, response }))).toBe('NotProved')
    for (const nonsense of ['{}', 'null', 'not json', '{"id":1}']) {
      const { challenge: asked } = await guest.call(OperatorAuth.beginPasskey, {})
      expect(await refusalReason(guest.call(OperatorAuth.signInPasskey, { challenge: asked, response: nonsense }))).toBe('NotProved')
    }
  })
  test('nobody enrolled is refused', async () => {
    const { challenge, options } = await guestOf(server).call(OperatorAuth.beginPasskey, {})
    const response = softPasskey().answer(options, { origin: origin() })
    expect(await refusalReason(guestOf(server).call(OperatorAuth.signInPasskey, { challenge, response }))).toBe('NotProved')
  })
})

describe('an invitation', () => {
  test('counts once, also for two at the same time', async () => {
    const { invite: word } = await invite()
    const guest = guestOf(server)
    const { totp_uri } = await guest.call(OperatorAuth.getEnrolment, { invite: word })
    const input = { invite: word, password: operatorPassword, code: await codeIn(secretIn(totp_uri)) }
    const tries = await Promise.allSettled([1, 2, 3].map(() => guest.call(OperatorAuth.enrolTotp, input)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await refusalReason(guest.call(OperatorAuth.getEnrolment, { invite: word }))).toBe('NoSuchInvitation')
  })
  test('ends after a day', async () => {
    const { name, invite: word } = await invite()
    await owner.query(`update operator set invite_until = now() - interval '1 second' where name = $1`, [name])
    expect(await refusalReason(guestOf(server).call(OperatorAuth.getEnrolment, { invite: word }))).toBe('NoSuchInvitation')
  })
  test('wants a long password and the right code', async () => {
    const { invite: word } = await invite()
    const guest = guestOf(server)
    const { totp_uri } = await guest.call(OperatorAuth.getEnrolment, { invite: word })
    const code = await codeIn(secretIn(totp_uri))
    expect(await refusalReason(guest.call(OperatorAuth.enrolTotp, { invite: word, password: 'short one', code }))).toBe('WeakPassword')
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await refusalReason(guest.call(OperatorAuth.enrolTotp, { invite: word, password: operatorPassword, code: wrong }))).toBe(
      'NotProved',
    )
  })
  test('answered by a passkey of another page leaves it open', async () => {
    const { invite: word } = await invite()
    const guest = guestOf(server)
    const { options } = await guest.call(OperatorAuth.getEnrolment, { invite: word })
    const response = softPasskey().register(options, { origin: 'https://console.example' })
    expect(await refusalReason(guest.call(OperatorAuth.enrolPasskey, { invite: word, response }))).toBe('NotProved')
    expect((await guest.call(OperatorAuth.getEnrolment, { invite: word })).name).not.toBe('')
  })
})

async function refusedToAll(text: string, values: unknown[] = []): Promise<void> {
  for (const role of Object.values(server.roles))
    await expect(role.transaction((sql) => sql.query(text, values))).rejects.toThrow(/permission denied/)
}

describe('what operators did', () => {
  test('is read newest first', async () => {
    const { client, name, id } = await operatorClient(server)
    const [newest] = await client.call(OperatorAuth.getAudit, { p: 1 })
    expect(newest).toMatchObject({ operator: id, name, act: 'sign_in', subject: `operator:${id}` })
    expect(JSON.parse(newest!.detail)).toMatchObject({ with: 'code' })
  })
  test('a panel that stays open is one look, and somebody else’s is another', async () => {
    const [one, other] = [await operatorClient(server), await operatorClient(server)]
    const subject = `a look at ${one.id}`
    for (const { id } of [one, one, other, one]) await server.engines.db.transaction((sql) => auditLook(sql, id, subject))
    const { rows } = await owner.query<{ operator: number }>('select operator from audit where subject = $1 order by id', [subject])
    expect(rows.map((row) => row.operator)).toEqual([one.id, other.id])
  })
  test.each([`update audit set act = 'nothing'`, 'delete from audit', 'truncate audit'])('%s fails for everybody', async (sql) => {
    await operatorClient(server)
    await refusedToAll(sql)
    await expect(owner.query(sql)).rejects.toThrow(/append-only/)
  })
  test('is dated by the database: no process can write into yesterday', async () => {
    const { id } = await operatorClient(server)
    const late = `insert into audit (operator, act, subject, at) values ($1, 'approve', 'x', now() - interval '1 day')`
    await refusedToAll(late, [id])
  })
  test.each([`insert into operator (name) values ('me')`, `update operator set name = 'me'`, 'update operator set disabled_at = null'])(
    'no process can: %s',
    (sql) => refusedToAll(sql),
  )
})
