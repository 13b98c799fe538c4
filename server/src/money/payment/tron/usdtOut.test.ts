import { randomBytes, randomUUID } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { payoutConforms } from '../../../testing/payoutConforms.ts'
import { standIn } from '../../../testing/standIn.ts'
import { ProviderUnreachable } from '../PayMethod.ts'
import type { Destination } from '../PayoutMethod.ts'
import { encodeAddress, addressFromPrivateKey } from './address.ts'
import { NotWhatWasAsked, type SignedTransfer } from './signedTransfer.ts'
import { createUsdtOut } from './usdtOut.ts'

const apiKey = 'nimbo-tron.out'
const app = { ...readConfig(process.env, 'payout').payout.tron!, apiKey }
const control = standIn(app.apiUrl)
const hot = addressFromPrivateKey(Buffer.from(app.hotKey, 'hex'))
const somebody = (): Destination => ({ account: encodeAddress(randomBytes(20)), keyType: '', holder: 'Ana', document: '' })
const plans = { paid: 'paid', failed: 'failed', unknown: 'dropped' }

payoutConforms('USDT out', async () => ({
  method: createUsdtOut(app),
  amount: 12_340_000n,
  somebody,
  forged: () => {
    const right = somebody()
    const { account } = right
    const slipped = account.slice(0, 20) + (account[20] === 'x' ? 'y' : 'x') + account.slice(21)
    return [
      { what: 'no address', destination: { ...right, account: '' } },
      { what: 'a slip of the finger', destination: { ...right, account: slipped } },
      { what: 'an address of another network', destination: { ...right, account: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' } },
      { what: 'hexadecimal', destination: { ...right, account: '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c' } },
      { what: 'a space behind', destination: { ...right, account: `${account} ` } },
      { what: 'the token itself', destination: { ...right, account: app.contract } },
      { what: 'our own wallet', destination: { ...right, account: hot } },
    ].filter(({ destination }) => destination.account !== account)
  },
  plan: async ({ account: to }, plan) => void (await control({ do: 'plan', to, plan: plans[plan] })),
  loseNextAnswer: async () => void (await control({ do: 'lose', client: apiKey })),
  arrived: async ({ account: to }) =>
    // Transfers out of the wallet's own address are listed there too.
    to === hot ? [] : (await control<{ amount: string }[]>({ do: 'arrived', to })).map(({ amount }) => BigInt(amount)),
}))

describe('nothing is signed that was not asked for', () => {
  const method = createUsdtOut({ ...app, apiKey: 'nimbo-tron.twisted' })
  test.each(['to', 'amount', 'contract', 'owner', 'feeLimit', 'hash'])('another %s', async (twist) => {
    await control({ do: 'twist', client: 'nimbo-tron.twisted', twist })
    const payout = { no: randomUUID(), amount: 5_000_000n, destination: somebody() }
    const refused = await method.prepare(payout).catch((e: unknown) => e)
    expect(refused).toBeInstanceOf(NotWhatWasAsked)
    expect((refused as Error).message).toBe(`the node ${twist === 'hash' ? 'named' : 'built'} another transaction`)
    await expect(method.prepare(payout)).resolves.toContain('signature')
  })
  test('by a node nobody can reach', async () => {
    const unreachable = createUsdtOut({ ...app, apiUrl: 'http://127.0.0.1:1' })
    await expect(unreachable.prepare({ no: '1', amount: 1n, destination: somebody() })).rejects.toThrow(ProviderUnreachable)
  })
})

describe('what was signed', () => {
  const method = createUsdtOut(app)
  const prepare = async (amount = 1_000_000n, destination = somebody()) => {
    const payout = { no: randomUUID(), amount, destination }
    return { ...payout, prepared: await method.prepare(payout) }
  }
  test('is signed by our wallet, and its name is its hash', async () => {
    const { prepared } = await prepare()
    const { txID, signature } = JSON.parse(prepared) as SignedTransfer
    const bytes = Buffer.from(signature, 'hex')
    const shown = Uint8Array.of(bytes[64]! - 27, ...bytes.subarray(0, 64))
    const publicKey = secp256k1.recoverPublicKey(shown, Buffer.from(txID, 'hex'), { prehash: false })
    expect(Buffer.from(publicKey).toString('hex')).toBe(
      Buffer.from(secp256k1.getPublicKey(Buffer.from(app.hotKey, 'hex'), true)).toString('hex'),
    )
    expect(prepared).not.toContain(app.hotKey)
  })
  test('for the same amount to the same person at the same moment is a transaction of its own', async () => {
    const destination = somebody()
    const all = await Promise.all(Array.from({ length: 8 }, () => prepare(1_000_000n, destination)))
    expect(new Set(all.map(({ prepared }) => (JSON.parse(prepared) as SignedTransfer).txID)).size).toBe(8)
  })
  test('for one payout never goes out for another', async () => {
    const first = await prepare()
    const other = { ...first, destination: somebody() }
    await expect(method.send(other)).rejects.toThrow('another payout')
    await expect(method.send({ ...first, amount: 2n })).rejects.toThrow('another payout')
    await expect(method.fetch(other)).rejects.toThrow('another payout')
    const changed = { ...(JSON.parse(first.prepared) as SignedTransfer), txID: 'a'.repeat(64) }
    await expect(method.send({ ...first, prepared: JSON.stringify(changed) })).rejects.toThrow('another payout')
  })
  test('and changed afterwards is not taken by the chain, and stays on its way', async () => {
    const payout = await prepare()
    const kept = JSON.parse(payout.prepared) as SignedTransfer
    const signature = `${kept.signature.slice(0, 20)}${kept.signature[20] === '0' ? '1' : '0'}${kept.signature.slice(21)}`
    const { state, reason } = await method.send({ ...payout, prepared: JSON.stringify({ ...kept, signature }) })
    expect([state, reason]).toEqual(['sending', expect.stringMatching(/SIGERROR|OTHER_ERROR/)])
    expect((await method.send(payout)).reason).toBe('')
  })
})

describe('a transfer no block takes', () => {
  const short = createUsdtOut(app, { lifetimeMs: -57_000, marginMs: 2_000 })
  test('failed for good only when no block may take it any more', async () => {
    const destination = somebody()
    await control({ do: 'plan', to: destination.account, plan: 'dropped' })
    const payout = { no: randomUUID(), amount: 9n, destination }
    const sent = { ...payout, prepared: await short.prepare(payout) }
    await short.send(sent)
    expect((await short.fetch(sent)).state).toBe('sending')
    const { expiration } = JSON.parse(sent.prepared) as SignedTransfer
    await expect.poll(async () => (await short.fetch(sent)).state, { interval: 300 }).toBe('failed')
    expect(Date.now()).toBeGreaterThan(expiration + 2_000)
    await control({ do: 'plan', to: destination.account, plan: 'paid' })
    await short.send(sent)
    // The next payout arrives, and none before it.
    const next = { no: randomUUID(), amount: 10n, destination }
    const method = createUsdtOut(app)
    await method.send({ ...next, prepared: await method.prepare(next) })
    const arrived = async () =>
      (await control<{ amount: string }[]>({ do: 'arrived', to: destination.account })).map(({ amount }) => amount)
    await expect.poll(arrived).toEqual(['10'])
  })
})
