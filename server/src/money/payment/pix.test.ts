import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { conforms, type Webhook } from '../../testing/conforms.ts'
import { standIn } from '../../testing/standIn.ts'
import { ProviderUnreachable } from './PayMethod.ts'
import { createPix } from './pix.ts'

const clientId = 'nimbo-pix.in'
const app = { ...readConfig(process.env).pay.pix!, clientId }
const control = standIn(app.apiUrl)
const method = createPix(app)
const headers: IncomingHttpHeaders = { 'content-type': 'application/json', 'x-hook-token': app.hookToken }

/** Forgeries by an attacker who saw a message and knows everything but the secret. */
function forgeries({ body }: Webhook): { what: string; webhook: Webhook }[] {
  const { hookToken } = app
  const text = body.toString()
  const shown = (what: string, changed: IncomingHttpHeaders) => ({ what, webhook: { body, headers: changed } })
  const said = (what: string, changed: string) => ({ what, webhook: { body: Buffer.from(changed), headers } })
  return [
    shown('no secret', {}),
    shown('an empty secret', { 'x-hook-token': '' }),
    shown('a made-up secret', { 'x-hook-token': 'f'.repeat(hookToken.length) }),
    shown('half a secret', { 'x-hook-token': hookToken.slice(0, -1) }),
    shown('a longer secret', { 'x-hook-token': `${hookToken}0` }),
    shown('the secret in capitals', { 'x-hook-token': hookToken.toUpperCase() }),
    shown('the secret twice', { 'x-hook-token': [hookToken, hookToken] }),
    shown('the secret in another header', { authorization: `Bearer ${hookToken}`, 'x-token': hookToken }),
    { what: 'the secret in the body', webhook: { body: Buffer.from(text.replace('{', `{"token":"${hookToken}",`)), headers: {} } },
    said('an empty body', ''),
    said('not JSON', 'hello'),
    said('nothing', 'null'),
    said('a list', `[${text}]`),
    said('no payments', '{"pix":[]}'),
    said('payments that are none', '{"pix":[null,1,"x",{}]}'),
    said('payments that are no list', '{"pix":{"txid":"0123456789abcdef0123456789abcdef"}}'),
    said('a name too short', '{"pix":[{"txid":"abc"}]}'),
    said('a name with a path in it', '{"pix":[{"txid":"../../v2/webhook/0123456789abcdef"}]}'),
    said('somebody else’s key', `{"pix":[{"txid":"0123456789abcdef0123456789abcdef","chave":"${randomUUID()}"}]}`),
    said('half a message', text.slice(0, text.length / 2)),
    said('more than any message has', JSON.stringify({ pix: Array.from({ length: 101 }, () => JSON.parse(text).pix[0]) })),
  ]
}

conforms('Pix', async () => ({
  method,
  currency: 'BRL',
  amount: 990n,
  otherAmounts: true,
  otherCurrencies: false,
  async pay({ providerId: txid }, { amount } = {}) {
    await control({ do: 'pay', txid, hook: 'lost', ...(amount ? { amount: Number(amount) } : {}) })
  },
  webhooks: async ({ providerId: txid }) =>
    (await control<string[]>({ do: 'messages', txid })).map((body) => ({ body: Buffer.from(body), headers })),
  forgeries,
  loseNextAnswer: async () => void (await control({ do: 'lose', client: clientId })),
  chargesOf: async (no) => (await control<{ count: number }>({ do: 'charges', no })).count,
  refundedOf: async ({ providerId: txid }) => BigInt((await control<{ cents: number }>({ do: 'sentBack', txid })).cents),
  dispute: async ({ providerId: txid }) => void (await control({ do: 'contest', txid })),
  loseDispute: async ({ providerId: txid }) => void (await control({ do: 'contest', txid, lost: true })),
}))

describe('a charge', () => {
  const begin = () =>
    method.begin({
      no: `T${randomUUID()}`,
      uid: 1,
      amount: 2_490n,
      currency: 'BRL',
      expiresAt: new Date(Date.now() + 60_000),
      returnUrl: '',
    })
  const received = async (txid: string) => (await method.fetch(txid)).payments

  test('has a code to copy, and a name the Central Bank takes', async () => {
    const { providerId, action } = await begin()
    expect(providerId).toMatch(/^[a-zA-Z0-9]{26,35}$/)
    expect(action.pix_code).toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/)
  })
  test('of another amount under the same name is refused', async () => {
    const charge = { no: `T${randomUUID()}`, uid: 1, amount: 100n, currency: 'BRL' as const, expiresAt: null, returnUrl: '' }
    await method.begin(charge)
    await expect(method.begin({ ...charge, amount: 101n })).rejects.toThrow('different amount')
  })
  test('in another currency is refused', async () => {
    const charge = { no: 'T1', uid: 1, amount: 100n, currency: 'USD' as const, expiresAt: null, returnUrl: '' }
    await expect(method.begin(charge)).rejects.toThrow('BRL')
  })
  test('paid twice is two payments', async () => {
    const { providerId: txid } = await begin()
    await control({ do: 'pay', txid, hook: 'lost' })
    await control({ do: 'pay', txid, hook: 'lost' })
    const both = await received(txid)
    expect(both.map(({ amount, state }) => [amount, state])).toEqual([
      [2_490n, 'paid'],
      [2_490n, 'paid'],
    ])
    expect(new Set(both.map(({ providerTx }) => providerTx)).size).toBe(2)
  })
  test('that expired collects no more, and what is paid on it all the same is told', async () => {
    const { providerId: txid } = await begin()
    expect((await method.fetch(txid)).closed).toBe(false)
    await control({ do: 'expire', txid })
    expect(await method.fetch(txid)).toEqual({ payments: [], closed: true })
    await control({ do: 'pay', txid, hook: 'lost' })
    expect(await received(txid)).toMatchObject([{ amount: 2_490n, state: 'paid' }])
  })
  test('sent back in part is paid but for that part, and the whole of it reversed', async () => {
    const { providerId: txid } = await begin()
    await control({ do: 'pay', txid, hook: 'lost' })
    const [tx] = await received(txid)
    await method.refund(txid, tx!.providerTx, 1_000n, 'part')
    expect(await received(txid)).toMatchObject([{ state: 'paid', amount: 2_490n, refunded: 1_000n }])
    await expect(method.refund(txid, tx!.providerTx, 1_491n, 'too much')).rejects.toThrow('Pix refund failed')
    await method.refund(txid, tx!.providerTx, 1_490n, 'rest')
    expect(await received(txid)).toMatchObject([{ state: 'reversed', amount: 2_490n, refunded: 2_490n }])
  })
  test('that is paid, while the payment is not listed yet, has not ended without one', async () => {
    const txid = '0'.repeat(32)
    const slow = createServer((req, res) => {
      const cob = { txid, chave: app.key, status: 'CONCLUIDA', calendario: { criacao: new Date().toISOString(), expiracao: 1_800 } }
      res.end(JSON.stringify(req.url === '/oauth/token' ? { access_token: 'x', expires_in: 60 } : cob))
    })
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
    const apiUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    expect(await createPix({ ...app, apiUrl }).fetch(txid)).toEqual({ payments: [], closed: false })
    slow.closeAllConnections()
    slow.close()
  })
  test('nobody opened has nothing', async () => {
    expect(await method.fetch('0'.repeat(32))).toEqual({ payments: [], closed: false })
  })
  test('and many others are all in the settlement, on as many pages as there are', async () => {
    const from = new Date()
    const opened = await Promise.all(Array.from({ length: 12 }, begin))
    await Promise.all(opened.map(({ providerId: txid }) => control({ do: 'pay', txid, hook: 'lost' })))
    const names = (await Promise.all(opened.map(({ providerId }) => received(providerId)))).flat().map(({ providerTx }) => providerTx)
    const listed = (await method.listSettlement(from, new Date(Date.now() + 1_000))).map(({ providerTx }) => providerTx)
    expect(listed).toEqual(expect.arrayContaining(names))
    expect(new Set(listed).size).toBe(listed.length)
  })
})

describe('a message', () => {
  const body = Buffer.from('{"pix":[{"txid":"0123456789abcdef0123456789abcdef"},{"txid":"0123456789abcdef0123456789abcdef"}]}')
  const readAt = (address?: string) => method.readWebhook(body, {}, address)
  test('is known by the secret in the address it came to', async () => {
    expect(await readAt(`/hooks/pay/pix?token=${app.hookToken}`)).toEqual(['0123456789abcdef0123456789abcdef'])
  })
  test.each(['/hooks/pay/pix', '/hooks/pay/pix?token=', '/hooks/pay/pix?token=x', '/hooks/pay/pix?Token=', '', '//', '/?token=%00'])(
    'is not known by %s',
    async (address) => expect(await readAt(address)).toBeUndefined(),
  )
  test('comes over the wire once, twice, late and again, and always names its charge; one that is lost never comes', async () => {
    const named: (readonly string[] | undefined)[] = []
    const us = createServer(async (req, res) => {
      named.push(await method.readWebhook(Buffer.concat(await req.toArray()), req.headers, req.url))
      res.end()
    })
    await new Promise<void>((done) => us.listen(0, '127.0.0.1', done))
    const at = `http://127.0.0.1:${(us.address() as AddressInfo).port}/hooks/pay/pix?token=${app.hookToken}`
    const charge = { no: `T${randomUUID()}`, uid: 1, amount: 300n, currency: 'BRL' as const, expiresAt: null, returnUrl: '' }
    const { providerId: txid } = await method.begin(charge)
    const comes = async (hook: string, count: number) => {
      await control({ do: 'pay', txid, hook, at })
      await expect.poll(() => named.length).toBe(count)
    }
    await comes('lost', 0)
    await comes('once', 1)
    await comes('twice', 3)
    await comes('late', 4)
    await control({ do: 'repeat', txid, at })
    await expect.poll(() => named.length).toBe(8)
    expect(named).toEqual(Array.from({ length: 8 }, () => [txid]))
    // The one whose message was lost is known all the same.
    expect((await method.fetch(txid)).payments).toHaveLength(4)
    us.close()
  })
  test('is nobody’s where no secret is set', async () => {
    const open = createPix({ ...app, hookToken: '' })
    expect(await open.readWebhook(body, { 'x-hook-token': '' }, '/?token=')).toBeUndefined()
  })
})

test('a provider that cannot be reached is said so, and one that does not know us too', async () => {
  await expect(createPix({ ...app, apiUrl: 'http://127.0.0.1:1' }).fetch('0'.repeat(32))).rejects.toThrow(ProviderUnreachable)
  await expect(createPix({ ...app, clientSecret: 'wrong' }).fetch('0'.repeat(32))).rejects.toThrow(ProviderUnreachable)
})
