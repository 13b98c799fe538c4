import { randomUUID } from 'node:crypto'
import { Account, type Client, createClient, Home, Login, type ThirdType, thirdTypes, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveSession } from '../identity/index.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { signInAt } from '../../testing/signInAt.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const newName = () => `Bia ${randomUUID().slice(0, 8)}`

/** Values that a page has when its person came back. */
async function proofOf(type: ThirdType, name: string) {
  const { url } = await server.anonymous.call(Login.getThirdUrl, { type })
  const { state, code } = await signInAt(url, `${server.config.publicOrigin}/router`, name)
  return { type, state, code }
}
const signIn = async (type: ThirdType, name: string, over: object = {}) =>
  server.anonymous.call(Login.userLoginByThird, { ...(await proofOf(type, name)), ...over })

const clientOf = ({ id, token }: { id: number; token: string }): Client =>
  createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid: id, token }) })

/** Every device of this person has just proved who is using it. */
const prove = (uid: number) =>
  server.engines.db.transaction(async (sql) => {
    for (const { id } of await sql.query<{ id: number }>('select id from session where uid = $1', [uid])) await proveSession(sql, id)
  })
const change = (uid: number, columns: string) =>
  server.engines.db.transaction((sql) => sql.query(`update account set ${columns} where id = $1`, [uid]))

test('clients are told the identity providers', async () => {
  expect((await server.anonymous.call(Home.getConfig, {})).login_type).toEqual([...thirdTypes])
})

describe.each(thirdTypes)('signing in with %s', (type) => {
  test('opens an account the first time and finds it the second', async () => {
    const name = newName()
    const first = await signIn(type, name)
    expect(first).toMatchObject({ isreg: 1, avatar: '/avatars/nobody.svg' })
    expect(first.user_nicename).toMatch(type === 'google' || type === 'twitter' ? name : /^Nimbo \d{4}$/)
    expect(await clientOf(first).call(User.getBaseInfo, {})).toMatchObject({ id: first.id, mobile: '', ispass: 0 })
    expect(await signIn(type, name)).toMatchObject({ id: first.id, isreg: 0 })
  })

  test('two first sign-ins at the same moment make one account', async () => {
    const name = newName()
    const proofs = await Promise.all(Array.from({ length: 6 }, () => proofOf(type, name)))
    const answers = await Promise.all(proofs.map((proof) => server.anonymous.call(Login.userLoginByThird, proof)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ isreg }) => isreg === 1)).toHaveLength(1)
  })
})

test('a subject or e-mail address of one provider does not open an account of another', async () => {
  const name = newName()
  const email = 'bia@example.org'
  const ids = await Promise.all(thirdTypes.map(async (type) => (await signIn(type, name, { email })).id))
  expect(new Set(ids).size).toBe(thirdTypes.length)
})

test('the person’s own name comes first; tricks in it do not arrive, nor does their picture', async () => {
  const wished = { nicename: `  \u202eBia\n  Luz\u0007 🎉 ${'x'.repeat(20)}`, avatar: 'https://evil.example/me.png' }
  const answer = await signIn('google', newName(), wished)
  expect(answer.user_nicename).toBe('Bia Luz 🎉 xxxxxxxxxxxxxxxxxxxx'.slice(0, 30))
  expect(answer.avatar).toBe('/avatars/nobody.svg')
})

test('the country the page sent is kept, and the old wire works too', async () => {
  const proof = await proofOf('google', newName())
  const spec = createClient({ origin: server.origin, language: () => 'en', credentials: () => undefined, wire: 'spec' })
  const { id } = await spec.call(Login.userLoginByThird, { ...proof, country_code: '+971', source: 'ios' })
  const rows = await server.engines.db.query((sql) =>
    sql.query('select country_code, phone, password_hash from account where id = $1', [id]),
  )
  expect(rows).toEqual([{ country_code: '971', phone: null, password_hash: null }])
})

test('a disabled account stays out', async () => {
  const name = newName()
  const { id } = await signIn('google', name)
  await change(id, 'disabled_at = now()')
  expect(await refusalReason(signIn('google', name))).toBe('Disabled')
  expect(await refusalReason(signIn('google', name, { restore: 1 }))).toBe('Disabled')
})

test('an account about to be deleted says so, and comes back when asked to', async () => {
  const name = newName()
  const { id } = await signIn('apple', name)
  await change(id, `cancelled_at = now(), erase_after = now() + interval '14 days'`)
  expect(await refusalReason(signIn('apple', name))).toBe('Cancelled')
  const back = await signIn('apple', name, { restore: 1 })
  expect(back).toMatchObject({ id, isreg: 0 })
  expect(await clientOf(back).call(User.getBaseInfo, {})).toMatchObject({ id })
  const rows = await server.engines.db.query((sql) => sql.query('select cancelled_at, erase_after from account where id = $1', [id]))
  expect(rows).toEqual([{ cancelled_at: null, erase_after: null }])
})

test('a provider this deployment is not registered with is not offered', async () => {
  const bare = await startTestServer({ third: {} })
  try {
    expect((await bare.anonymous.call(Home.getConfig, {})).login_type).toEqual([])
    expect(await refusalReason(bare.anonymous.call(Login.getThirdUrl, { type: 'google' }))).toBe('NotOffered')
    expect(await refusalReason(bare.anonymous.call(Login.userLoginByThird, { type: 'google' }))).toBe('NotOffered')
  } finally {
    await bare.close()
  }
})

test('a state is stored as a hash, and a verifier is told to nobody', async () => {
  const { state, url } = await server.anonymous.call(Login.getThirdUrl, { type: 'twitter' })
  const rows = await server.engines.db.query((sql) => sql.query<{ row: string }>('select third_attempt::text as row from third_attempt'))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ row }) => row.includes(state))).toBe(false)
  expect(rows.every(({ row }) => !url.includes(row.split(',')[3]!))).toBe(true)
})

test('asking without end is stopped', async () => {
  const busy = await startTestServer({})
  try {
    const begun = await Promise.allSettled(Array.from({ length: 310 }, () => busy.anonymous.call(Login.getThirdUrl, { type: 'facebook' })))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(300)
    expect(await refusalReason(busy.anonymous.call(Login.getThirdUrl, { type: 'google' }))).toBe('TooMany')
  } finally {
    await busy.close()
  }
})

describe('linked identity providers', () => {
  const linked = async (client: Client) =>
    (await client.call(Account.getThirdList, {})).filter((third) => third.linked === 1).map(({ type }) => type)

  test('are listed, linked and signed in with', async () => {
    const person = await server.person()
    const name = newName()
    expect(await linked(person.client)).toEqual([])
    const proof = await proofOf('google', name)
    expect(await refusalReason(person.client.call(Account.linkThird, proof))).toBe('StepUpNeeded')
    await prove(person.uid)
    await person.client.call(Account.linkThird, proof)
    expect(await person.client.call(Account.getThirdList, {})).toContainEqual({ type: 'google', linked: 1, name })
    expect(await linked(person.client)).toEqual(['google'])
    expect(await signIn('google', name)).toMatchObject({ id: person.uid, isreg: 0 })
    await person.client.call(Account.linkThird, await proofOf('google', name))
  })

  test('an identity linked to another account is refused, and so is a second one of the same provider', async () => {
    const name = newName()
    const owner = await signIn('twitter', name)
    const person = await server.person()
    await prove(person.uid)
    expect(await refusalReason(person.client.call(Account.linkThird, await proofOf('twitter', name)))).toBe('Taken')
    expect(await signIn('twitter', name)).toMatchObject({ id: owner.id })
    await person.client.call(Account.linkThird, await proofOf('twitter', newName()))
    expect(await refusalReason(person.client.call(Account.linkThird, await proofOf('twitter', newName())))).toBe('Taken')
  })

  test('two people linking one identity at the same moment: one has it', async () => {
    const name = newName()
    const people = await Promise.all([server.person(), server.person()])
    await Promise.all(people.map(({ uid }) => prove(uid)))
    const both = await Promise.allSettled(people.map(async ({ client }) => client.call(Account.linkThird, await proofOf('facebook', name))))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a wrong proof links nothing', async () => {
    const person = await server.person()
    await prove(person.uid)
    expect(await refusalReason(person.client.call(Account.linkThird, { type: 'apple', state: 'x', code: 'x' }))).toBe('NotProved')
    expect(await linked(person.client)).toEqual([])
  })

  test('are unlinked after proving oneself', async () => {
    const person = await server.person()
    const name = newName()
    await prove(person.uid)
    await person.client.call(Account.linkThird, await proofOf('apple', name))
    await server.engines.db.transaction((sql) => sql.query('update session set proved_at = null where uid = $1', [person.uid]))
    expect(await refusalReason(person.client.call(Account.unlinkThird, { type: 'apple' }))).toBe('StepUpNeeded')
    await prove(person.uid)
    await person.client.call(Account.unlinkThird, { type: 'apple' })
    expect(await linked(person.client)).toEqual([])
    await person.client.call(Account.unlinkThird, { type: 'apple' })
    expect(await signIn('apple', name)).toMatchObject({ isreg: 1 })
  })

  test('the last way in stays, also when two are given up at the same moment', async () => {
    const first = await signIn('google', newName())
    const client = clientOf(first)
    await prove(first.id)
    expect(await refusalReason(client.call(Account.unlinkThird, { type: 'google' }))).toBe('LastWay')
    await client.call(Account.linkThird, await proofOf('facebook', newName()))
    const both = await Promise.allSettled((['google', 'facebook'] as const).map((type) => client.call(Account.unlinkThird, { type })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await linked(client)).toHaveLength(1)
  })
})
