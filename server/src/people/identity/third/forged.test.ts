import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Login, type ThirdType, thirdTypes } from '@nimbo/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forgedIdTokens, type Original, sign } from '../../../testing/forgedIdTokens.ts'
import { refusalReason } from '../../../testing/refusalReason.ts'
import { signInAt } from '../../../testing/signInAt.ts'
import { type Providers, json, makeKey, type OpenIdName, startProviders } from '../../../testing/startProviders.ts'
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import { createThird } from './index.ts'

let refused = 0
let providers: Providers
let server: TestServer
/** Registered with the stand-ins of the stack, for what only a real authorisation server checks. */
let registered: TestServer
beforeAll(async () => {
  providers = await startProviders()
  providers.answer('/attacker/jwks', json({ keys: [(await makeKey('RS256', 'google-1')).publicJwk] }))
  registered = await startTestServer()
})
/** A server for one group of tests: an address may try only so often, and all of these come from one. */
function withServer(): void {
  beforeAll(async () => void (server = await startTestServer({ third: providers.third })))
  afterAll(() => server.close())
}
afterEach(() => providers.reset())
afterAll(async () => {
  console.log(`${refused} forged sign-ins refused`)
  await Promise.all([registered.close(), providers.close()])
})

interface Shown {
  state?: string
  code?: string
  access_token?: string
  openid?: string
}
const begin = (type: ThirdType, on = server) => on.anonymous.call(Login.getThirdUrl, { type })
const show = (type: ThirdType, shown: Shown, on = server) => on.anonymous.call(Login.userLoginByThird, { type, ...shown })
async function expectRefused(type: ThirdType, shown: Shown, on = server): Promise<void> {
  expect(await refusalReason(show(type, shown, on))).toBe('NotProved')
  refused++
}

async function original(type: OpenIdName): Promise<Original & { state: string }> {
  const { state, nonce } = await begin(type)
  const { issuer: iss, clientId: aud } = providers.third[type]
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss, aud, sub: `s${randomUUID()}`, iat, exp: iat + 300, nonce, name: 'Bia' }
  return {
    state,
    claims,
    key: providers.keys[type],
    otherNonce: async () => (await begin(type)).nonce,
    attackerKeys: `${providers.origin}/attacker/jwks`,
  }
}
const rightToken = async (type: OpenIdName) => {
  const right = await original(type)
  return { ...right, token: await sign(right, right.claims) }
}
/** The provider hands this token to our server when it brings a code. */
const handsOut = (type: ThirdType, token: object) =>
  providers.answer(`/${type}/token`, json({ token_type: 'bearer', access_token: 'x', ...token }))

describe.each(['google', 'apple'] as const)('%s', (type) => {
  withServer()
  test('a right id_token signs in, from a phone and from a page', async () => {
    const phone = await rightToken(type)
    const { id, isreg } = await show(type, { state: phone.state, access_token: phone.token, openid: phone.claims.sub })
    expect(isreg).toBe(1)
    const page = await original(type)
    handsOut(type, { id_token: await sign(page, { ...page.claims, sub: phone.claims.sub }) })
    expect(await show(type, { state: page.state, code: 'a code' })).toMatchObject({ id, isreg: 0 })
  })

  test('a token for several is right when it was made for us', async () => {
    const { state, ...right } = await original(type)
    const access_token = await sign(right, { ...right.claims, aud: [right.claims.aud, 'another-app'], azp: right.claims.aud })
    expect(await show(type, { state, access_token })).toMatchObject({ isreg: 1 })
  })

  test.each(Object.entries(forgedIdTokens))('from a phone: %s', async (_name, forge) => {
    const { state, ...right } = await original(type)
    await expectRefused(type, { state, access_token: await forge(right) })
  })

  test.each(Object.entries(forgedIdTokens))('from a page: %s', async (_name, forge) => {
    const { state, ...right } = await original(type)
    handsOut(type, { id_token: await forge(right) })
    await expectRefused(type, { state, code: 'a code' })
  })

  test('from a page: no id_token', async () => {
    handsOut(type, {})
    await expectRefused(type, { state: (await begin(type)).state, code: 'a code' })
  })

  test('from a phone: an openid that is somebody else’s', async () => {
    const { state, token } = await rightToken(type)
    await expectRefused(type, { state, access_token: token, openid: 'somebody else' })
  })

  test('a code and a token together', async () => {
    const { state, token } = await rightToken(type)
    handsOut(type, { id_token: token })
    await expectRefused(type, { state, code: 'a code', access_token: token })
  })

  test('a right token again, with the same state and with a new one', async () => {
    const { state, token } = await rightToken(type)
    await show(type, { state, access_token: token })
    await expectRefused(type, { state, access_token: token })
    await expectRefused(type, { state: (await begin(type)).state, access_token: token })
  })

  test('the page’s token where a phone has a name of its own', async () => {
    const { db } = server.engines
    const third = { ...providers.third, [type]: { ...providers.third[type], phoneClientId: 'our-app' } }
    const own = createThird({ db, config: { ...server.config, third }, log: silent })
    const { state, nonce } = (await own.begin(type))!
    const right = await original(type)
    const token = await sign(right, { ...right.claims, nonce })
    expect(await own.prove({ type, state, code: '', access_token: token, openid: '' })).toBeUndefined()
    refused++
  })
})

const silent = { info: () => {} } as never

describe.each(thirdTypes)('the state of %s', (type) => {
  withServer()
  /** Evidence that would be right with the right state. */
  async function rightBut(): Promise<Shown> {
    if (type === 'google' || type === 'apple') {
      const { state, token } = await rightToken(type)
      return { state, access_token: token }
    }
    handsOut(type, {})
    providers.answer('/twitter/me', json({ data: { id: '77', name: 'Bia' } }))
    providers.answer('/facebook/debug', json({ data: goodDebug() }))
    return { state: (await begin(type)).state, code: 'a code' }
  }
  const wrong: Record<string, (state: string) => Promise<string>> = {
    'is unknown': async () => randomUUID(),
    'is empty': async () => '',
    'belongs to another provider': async () => (await begin(type === 'google' ? 'apple' : 'google')).state,
    'was cut': async (state) => state.slice(0, -1),
    'is in capitals': async (state) => state.toUpperCase(),
    'is its own hash': async (state) => createHash('sha256').update(state).digest('hex'),
    'has expired': async (state) => {
      await expire(state)
      return state
    },
    'was shown before': async (state) => {
      await refusalReason(show(type, { state }))
      return state
    },
  }
  test.each(Object.entries(wrong))('%s', async (_name, spoil) => {
    const shown = await rightBut()
    await expectRefused(type, { ...shown, state: await spoil(shown.state!) })
  })

  test('is right: then this evidence signs in', async () => {
    expect(await show(type, await rightBut())).toMatchObject({ token: expect.any(String) as string })
  })

  test('is right, but nothing comes with it', async () => {
    await expectRefused(type, { state: (await begin(type)).state })
  })
})

const expire = (state: string) =>
  server.engines.db.transaction(async (sql) => {
    const hash = createHash('sha256').update(state).digest()
    const [row] = await sql.query<{ provider: string; nonce: string; verifier: string }>(
      'delete from third_attempt where state_hash = $1 returning provider, nonce, verifier',
      [hash],
    )
    const values = [hash, row!.provider, row!.nonce, row!.verifier]
    await sql.query(`insert into third_attempt values ($1, $2, $3, $4, now() - interval '1 second')`, values)
  })

describe('X', () => {
  withServer()
  const begun = async () => (await begin('twitter')).state
  const me = (answer: unknown, status = 200) => {
    handsOut('twitter', {})
    providers.answer('/twitter/me', json(answer, status))
  }

  test('a token given directly, which any other app could have', async () => {
    me({ data: { id: '77', name: 'Bia' } })
    await expectRefused('twitter', { state: await begun(), access_token: 'x' })
    await expectRefused('twitter', { state: await begun(), access_token: 'x', openid: '77' })
    await expectRefused('twitter', { state: await begun(), access_token: 'x', code: 'a code' })
  })

  test('an openid that is somebody else’s', async () => {
    me({ data: { id: '77', name: 'Bia' } })
    await expectRefused('twitter', { state: await begun(), code: 'a code', openid: '78' })
  })

  test.each([
    ['no data', { errors: [] }],
    ['no id', { data: { name: 'Bia' } }],
    ['an id that is a number', { data: { id: 77 } }],
    ['an empty id', { data: { id: '' } }],
    ['an id that is a word', { data: { id: 'bia' } }],
    ['a list', [{ data: { id: '77' } }]],
    ['nothing', null],
  ])('a person with %s', async (_name, answer) => {
    me(answer)
    await expectRefused('twitter', { state: await begun(), code: 'a code' })
  })

  test.each([
    ['no token', { access_token: undefined }],
    ['an empty token', { access_token: '' }],
    ['a token that is a number', { access_token: 1 }],
    ['a token of another kind', { token_type: 'mac' }],
  ])('%s for the code', async (_name, answer) => {
    me({ data: { id: '77' } })
    handsOut('twitter', answer)
    await expectRefused('twitter', { state: await begun(), code: 'a code' })
  })

  test('a code the provider does not know', async () => {
    me({ data: { id: '77' } })
    providers.answer('/twitter/token', json({ error: 'invalid_request' }, 400))
    await expectRefused('twitter', { state: await begun(), code: 'another app’s code' })
  })
})

const goodDebug = () => ({
  app_id: providers.third.facebook.clientId,
  type: 'USER',
  is_valid: true,
  user_id: '4242',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
})

describe('Facebook', () => {
  withServer()
  const begun = async () => (await begin('facebook')).state
  const debug = (change: object) => providers.answer('/facebook/debug', json({ data: { ...goodDebug(), ...change } }))

  test('a right token signs in, from a phone', async () => {
    debug({})
    expect(await show('facebook', { state: await begun(), access_token: 'x', openid: '4242' })).toMatchObject({
      token: expect.any(String) as string,
    })
  })

  test('a token that does not expire is right', async () => {
    debug({ expires_at: 0 })
    expect(await show('facebook', { state: await begun(), access_token: 'x' })).toMatchObject({ token: expect.any(String) as string })
  })

  const wrong: [string, () => object][] = [
    ['a token of another app', () => ({ app_id: 'another-app' })],
    ['a token of no app', () => ({ app_id: undefined })],
    ['an invalid token', () => ({ is_valid: false })],
    ['validity in words', () => ({ is_valid: 'true' })],
    ['an expired token', () => ({ expires_at: Math.floor(Date.now() / 1000) - 1 })],
    ['an expiry in words', () => ({ expires_at: '99999999999' })],
    ['no expiry', () => ({ expires_at: undefined })],
    ['a page’s token', () => ({ type: 'PAGE' })],
    ['an app’s token', () => ({ type: 'APP' })],
    ['no user', () => ({ user_id: undefined })],
    ['an empty user', () => ({ user_id: '' })],
    ['a user that is a number', () => ({ user_id: 4242 })],
  ]
  test.each(wrong)('from a phone: %s', async (_name, change) => {
    debug(change())
    await expectRefused('facebook', { state: await begun(), access_token: 'x' })
  })
  test.each(wrong)('from a page: %s', async (_name, change) => {
    handsOut('facebook', {})
    debug(change())
    await expectRefused('facebook', { state: await begun(), code: 'a code' })
  })

  test('another person’s token', async () => {
    debug({})
    await expectRefused('facebook', { state: await begun(), access_token: 'x', openid: '4243' })
  })

  test.each([
    ['no data', {}],
    ['data that is a list', { data: [true] }],
    ['nothing', null],
  ])('%s about a token', async (_name, answer) => {
    providers.answer('/facebook/debug', json(answer))
    await expectRefused('facebook', { state: await begun(), access_token: 'x' })
  })
})

describe('codes at a real authorisation server', () => {
  test.each(['google', 'apple', 'twitter'] as const)(
    '%s: a code of one sign-in with the state, and so the verifier, of another',
    async (type) => {
      const [mine, victims] = await Promise.all([begin(type, registered), begin(type, registered)])
      const { code } = await signInAt(victims.url, `${registered.config.publicOrigin}/router`, 'Victim')
      await expectRefused(type, { state: mine.state, code }, registered)
    },
  )

  test.each(['google', 'apple', 'twitter', 'facebook'] as const)('%s: the code of another provider', async (type) => {
    const from = type === 'twitter' ? 'facebook' : 'twitter'
    const { url } = await begin(from, registered)
    const { code } = await signInAt(url, `${registered.config.publicOrigin}/router`, 'Bia')
    await expectRefused(type, { state: (await begin(type, registered)).state, code }, registered)
  })

  test.each(thirdTypes)('%s: a server that is not ours', async (type) => {
    const third = { ...registered.config.third, [type]: { ...registered.config.third[type], clientSecret: 'not ours' } }
    const impostor = createThird({ db: registered.engines.db, config: { ...registered.config, third }, log: silent })
    const { url, state } = (await impostor.begin(type))!
    const { code } = await signInAt(url, `${registered.config.publicOrigin}/router`, 'Bia')
    expect(await impostor.prove({ type, state, code, access_token: '', openid: '' })).toBeUndefined()
    refused++
  })
})

type Fault = (res: ServerResponse, right: object) => void
const asJson = { 'content-type': 'application/json' }
/** Each spoils one thing about an answer that would be right. */
const faults: [string, Fault][] = [
  ['answers 500', (res, right) => void res.writeHead(500, asJson).end(JSON.stringify(right))],
  ['answers 201', (res, right) => void res.writeHead(201, asJson).end(JSON.stringify(right))],
  ['answers 204', (res) => void res.writeHead(204).end()],
  ['redirects to the right answer', (res) => void res.writeHead(307, { location: `${providers.origin}/elsewhere` }).end()],
  ['answers a page', (res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello')],
  ['answers far too much', (res, right) => json({ ...right, padding: 'x'.repeat(400_000) })(undefined as never, res)],
  ['hangs up', (res) => void res.destroy()],
  [
    'stops in the middle',
    (res, right) => void res.writeHead(200, { ...asJson, 'content-length': '9000' }).write(JSON.stringify(right), () => res.destroy()),
  ],
]

describe('a provider that is not well', () => {
  withServer()
  const endpoints = [
    ['google', '/google/token'],
    ['apple', '/apple/token'],
    ['twitter', '/twitter/token'],
    ['twitter', '/twitter/me'],
    ['facebook', '/facebook/token'],
    ['facebook', '/facebook/debug'],
  ] as const
  /** A sign-in begun, and one object that is the right answer to it at every address of the provider. */
  async function begun(type: ThirdType): Promise<{ state: string; right: object }> {
    const { state, nonce } = await begin(type)
    const answer = { token_type: 'bearer', access_token: 'x', data: { ...goodDebug(), id: '77' } }
    const right = type === 'google' || type === 'apple' ? { ...answer, id_token: await tokenFor(type, nonce) } : answer
    for (const path of [`/${type}/token`, `/${type}/me`, `/${type}/debug`, '/elsewhere']) providers.answer(path, json(right))
    return { state, right }
  }
  const tokenFor = async (type: OpenIdName, nonce: string) => {
    const right = await original(type)
    return sign(right, { ...right.claims, nonce })
  }

  describe.each(endpoints)('%s %s', (type, path) => {
    test('is well: then this signs in', async () => {
      const { state } = await begun(type)
      expect(await show(type, { state, code: 'a code' })).toMatchObject({ token: expect.any(String) as string })
    })

    test.each(faults)('%s', async (_name, fault) => {
      const { state, right } = await begun(type)
      providers.answer(path, (_req, res) => fault(res, right))
      await expectRefused(type, { state, code: 'a code' })
    })
  })

  // Beyond the time a call may take its answer would be "Busy".
  test('does not answer: the person hears of it within the time a call may take', async () => {
    const states = await Promise.all(thirdTypes.map(async (type) => ({ type, ...(await begun(type)) })))
    for (const path of ['/google/token', '/apple/token', '/twitter/me', '/facebook/debug']) providers.answer(path, () => {})
    await Promise.all(states.map(({ type, state }) => expectRefused(type, { state, code: 'a code' })))
  })

  describe.each(['google', 'apple'] as const)('%s and its keys', (type) => {
    const fresh = () => createThird({ db: server.engines.db, config: { ...server.config, third: providers.third }, log: silent })
    const rightKeys = () => ({ keys: [providers.keys[type].publicJwk] })
    const tried = async (publish: (res: ServerResponse) => void) => {
      const third = fresh()
      const { state, nonce } = (await third.begin(type))!
      const access_token = await tokenFor(type, nonce)
      providers.answer('/elsewhere', json(rightKeys()))
      providers.answer(`/${type}/jwks`, (_req, res) => publish(res))
      return third.prove({ type, state, code: '', access_token, openid: '' })
    }

    test('are well: then a token is believed', async () => {
      expect(await tried((res) => json(rightKeys())(undefined as never, res))).toBeDefined()
    })

    test.each<[string, Fault]>([
      ...faults,
      ['publishes no keys', (res) => void res.end('{"keys":[]}')],
      ['publishes nonsense', (res) => void res.end('[]')],
    ])('%s', async (_name, fault) => {
      expect(await tried((res) => fault(res, rightKeys()))).toBeUndefined()
      refused++
    })

    test.each<[string, Fault]>([
      ...faults,
      ['names another issuer', (res, right) => json({ ...right, issuer: 'https://evil.example' })(undefined as never, res)],
    ])('is not offered when its directory %s', async (_name, fault) => {
      const path = `/${type}/.well-known/openid-configuration`
      const right = (await (await fetch(providers.origin + path)).json()) as object
      providers.answer('/elsewhere', json(right))
      providers.answer(path, (_req, res) => fault(res, right))
      expect(await fresh().begin(type)).toBeUndefined()
    })
  })
})
