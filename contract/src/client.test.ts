import { expect, test, vi } from 'vitest'
import { refusalOf } from './call.ts'
import { createClient, PersonChanged, RETRIES, TransportFault } from './client.ts'
import { faulted, refused, succeeded } from './envelope.ts'
import { Home } from './home.ts'
import { Live } from './live.ts'
import { Login } from './login.ts'

const credentials = { uid: 7, token: 'secret' }
const line = { liveuid: 1, stream: '1_1', content: 'hi', client_request_id: '6f9d6a5c-2f0e-4a5e-9a8e-0d1f0f1d2c3b' }

function clientWith(answers: (() => Response | Error)[], options: { wire?: 'spec'; timeoutMs?: number } = {}) {
  const requests: { url: URL; init: RequestInit }[] = []
  const fake: typeof fetch = async (url, init = {}) => {
    requests.push({ url: new URL(url as string), init })
    const answer = (answers[requests.length - 1] ?? answers.at(-1)!)()
    if (answer instanceof Error) throw answer
    return answer
  }
  const client = createClient({ origin: 'http://x', language: () => 'pt', credentials: () => credentials, fetch: fake, ...options })
  return { client, requests }
}
const bodyOf = (request: { init: RequestInit } | undefined) => JSON.parse(request?.init.body as string) as Record<string, unknown>
const ok = (output: unknown) => () => Response.json(succeeded(output))

test('reads go by GET with the token in the header only; the rest by POST', async () => {
  const { client, requests } = clientWith([ok({ list: [] })])
  await client.call(Home.getNewHot, { p: 2 })
  expect(requests[0]!.url.search).toBe('?service=Home.getNewHot&language=pt&p=2')
  expect(requests[0]!.init.headers).toEqual({ authorization: 'Bearer secret' })
  await client.call(Live.sendMsg, line)
  expect(requests[1]!.url.search).toBe('?service=Live.sendMsg&language=pt')
  expect(bodyOf(requests[1])).toEqual(line)
})

test('the specification’s form is GET with uid, token, language and time, under its own names', async () => {
  const { client, requests } = clientWith([ok({ list: [] })], { wire: 'spec' })
  await client.call(Home.getNewHot, { p: 2 })
  const query = Object.fromEntries(requests[0]!.url.searchParams)
  expect(query).toMatchObject({ s: 'App.Home.GetNewHot', uid: '7', token: 'secret', language: 'pt', p: '2' })
  expect(Number(query['time'])).toBeGreaterThan(1.7e9)
  expect(requests[0]!.init.method).toBeUndefined()
})

test('HTTP 500 is tried three more times, 403 never', async () => {
  const broken = clientWith([() => new Response('', { status: 500 })])
  await expect(broken.client.call(Home.getHot, {})).rejects.toBeInstanceOf(TransportFault)
  expect(broken.requests).toHaveLength(1 + RETRIES)
  const forbidden = clientWith([() => new Response('', { status: 403 })])
  await expect(forbidden.client.call(Home.getHot, {})).rejects.toMatchObject({ status: 403 })
  expect(forbidden.requests).toHaveLength(1)
})

test('ret 500 is tried again for queries and for calls with a key, natural or not', async () => {
  const failing = () => Response.json(faulted(500, 'Something went wrong'))
  const query = clientWith([failing, ok({ slide: [], list: [] })])
  await query.client.call(Home.getHot, {})
  expect(query.requests).toHaveLength(2)
  const chat = clientWith([failing, ok({ message: {} })])
  await chat.client.call(Live.sendMsg, line)
  expect(chat.requests.map((r) => bodyOf(r)['client_request_id'])).toEqual([line.client_request_id, line.client_request_id])
  const natural = clientWith([failing])
  await expect(natural.client.call(Login.logout, {})).rejects.toMatchObject({ status: 500 })
  expect(natural.requests).toHaveLength(1 + RETRIES)
  const distinct = clientWith([failing])
  await expect(distinct.client.call(Login.getStepUpCode, {})).rejects.toMatchObject({ status: 500 })
  expect(distinct.requests).toHaveLength(1)
  const refusedShape = clientWith([() => Response.json(faulted(400, 'malformed request'))])
  await expect(refusedShape.client.call(Home.getHot, {})).rejects.toMatchObject({ status: 400 })
  expect(refusedShape.requests).toHaveLength(1)
})

test('a broken connection repeats only what is safe to repeat, under the same request id', async () => {
  const cut = () => new TypeError('fetch failed')
  const chat = clientWith([cut, ok({ message: {} })])
  await chat.client.call(Live.sendMsg, line)
  expect(chat.requests.map((r) => bodyOf(r)['client_request_id'])).toEqual([line.client_request_id, line.client_request_id])
  const login = clientWith([cut])
  await expect(login.client.call(Login.logout, {})).rejects.toBeInstanceOf(TransportFault)
  expect(login.requests).toHaveLength(1)
})

test('a refusal carries its name, its code and the server’s words', async () => {
  const { client } = clientWith([() => Response.json(refused(1008, 'Senha da sala incorreta', 'WrongPassword'))])
  const error = await client.call(Live.enterRoom, { liveuid: 1, stream: '1_1' }).catch((e: unknown) => e)
  expect(refusalOf(error, Live.enterRoom)).toBe('WrongPassword')
  expect(error).toMatchObject({ code: 1008, message: 'Senha da sala incorreta' })
})

test('code 700 is told once to whoever keeps the session', async () => {
  const told = vi.fn<() => void>()
  const fetchFake = (async () => Response.json(refused(700, 'again', 'SessionInvalid'))) as typeof fetch
  const client = createClient({
    origin: 'http://x',
    language: () => 'en',
    credentials: () => credentials,
    onSessionInvalid: told,
    fetch: fetchFake,
  })
  await expect(client.call(Home.getFollow, {})).rejects.toMatchObject({ code: 700 })
  expect(told).toHaveBeenCalledOnce()
})

test('code 700 is told with the token it was said to, however late it comes', async () => {
  let session = { uid: 7, token: 'old' }
  const told: (string | undefined)[] = []
  const fake = (async () => {
    session = { uid: 7, token: 'new' }
    return Response.json(refused(700, 'again', 'SessionInvalid'))
  }) as typeof fetch
  const client = createClient({
    origin: 'http://x',
    language: () => 'en',
    credentials: () => session,
    onSessionInvalid: (_refusal, token) => told.push(token),
    fetch: fake,
  })
  await expect(client.call(Home.getFollow, {})).rejects.toMatchObject({ code: 700 })
  expect(told).toEqual(['old'])
})

test('nothing is sent again in the name of somebody who signed in meanwhile, and the answer is not theirs', async () => {
  let session: { uid: number; token: string } | undefined = { uid: 7, token: 'a' }
  const sent: unknown[] = []
  const signInAfter = (answer: () => Response) =>
    createClient({
      origin: 'http://x',
      language: () => 'en',
      credentials: () => session,
      fetch: async (_url, init) => {
        sent.push(init?.headers)
        session = { uid: 8, token: 'b' }
        return answer()
      },
    })
  await expect(signInAfter(() => new Response('', { status: 500 })).call(Live.sendMsg, line)).rejects.toBeInstanceOf(PersonChanged)
  expect(sent).toHaveLength(1)
  session = { uid: 7, token: 'a' }
  await expect(signInAfter(ok({ message: {} })).call(Live.sendMsg, line)).rejects.toBeInstanceOf(PersonChanged)
  session = undefined
  await signInAfter(ok({ slide: [], list: [] })).call(Home.getHot, {})
})

test('a request ends with its time and with the signal around it, without AbortSignal.any', async () => {
  const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('not a function')
  })
  const waiting = ((_url, init) =>
    new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error)))) as typeof fetch
  const client = createClient({ origin: 'http://x', language: () => 'en', credentials: () => undefined, fetch: waiting, timeoutMs: 5 })
  const outer = new AbortController()
  const left = client.call(Home.getHot, {}, { signal: outer.signal })
  outer.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(client.call(Home.getHot, {}, { signal: new AbortController().signal })).rejects.toMatchObject({ status: 0, retryable: true })
  any.mockRestore()
})
