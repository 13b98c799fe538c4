import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Currency } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Begun, NewCharge, PayMethod } from '../money/payment/index.ts'

/** A webhook as it was received. */
export interface Webhook {
  body: Buffer
  headers: IncomingHttpHeaders
}

/** Controls the provider behind a payment method, including its failures. */
export interface Harness {
  method: PayMethod
  currency: Currency
  amount: bigint
  /** Pays the charge, or another amount or currency. Resolves when the payment is final. */
  pay(begun: Begun, other?: { amount?: bigint; currency?: Currency }): Promise<void>
  /** True if the provider accepts another amount or currency. */
  otherAmounts: boolean
  otherCurrencies: boolean
  /** All webhooks about the charge so far, at least one once it was paid. Undefined where the provider sends none. */
  webhooks?(begun: Begun): Promise<Webhook[]>
  /** Forged versions of a genuine webhook; each names what is wrong with it. */
  forgeries(genuine: Webhook): { what: string; webhook: Webhook }[]
  /** The next request takes effect, but its answer is lost. */
  loseNextAnswer?(): Promise<void>
  /** Number of charges the provider has for this order, and the amount it refunded of one. */
  chargesOf(no: string): Promise<number>
  refundedOf?(begun: Begun): Promise<bigint>
  dispute?(begun: Begun): Promise<void>
  loseDispute?(begun: Begun): Promise<void>
  winDispute?(begun: Begun): Promise<void>
  close?(): Promise<void>
}

/** The conformance suite of payment methods. `skip` says why a provider is not available here. */
export function conforms(name: string, makeHarness: () => Promise<Harness>, skip: string | false = false): void {
  describe.skipIf(skip)(`${name} conforms${skip ? ` (${skip})` : ''}`, () => {
    let h: Harness
    beforeAll(async () => {
      h = await makeHarness()
    })
    afterAll(() => h.close?.())
    const newCharge = (): NewCharge => ({
      no: `T${randomUUID().replaceAll('-', '').slice(1).toUpperCase()}`,
      uid: 7,
      amount: h.amount,
      currency: h.currency,
      expiresAt: new Date(Date.now() + 30 * 60_000),
      returnUrl: 'http://localhost/recharge',
    })
    const begin = async () => {
      const charge = newCharge()
      return { charge, begun: await h.method.begin(charge) }
    }
    const paid = async (other?: { amount?: bigint; currency?: Currency }) => {
      const { charge, begun } = await begin()
      await h.pay(begun, other)
      return { charge, begun }
    }
    const received = async (begun: Begun) => (await h.method.fetch(begun.providerId)).payments

    describe('begin', () => {
      test('twice creates one charge', async () => {
        const { charge, begun } = await begin()
        const again = await h.method.begin(charge)
        expect(again).toEqual(begun)
        expect(await h.chargesOf(charge.no)).toBe(1)
      })
      test('ten times at once creates one charge', async () => {
        const charge = newCharge()
        const all = await Promise.all(Array.from({ length: 10 }, () => h.method.begin(charge)))
        expect(new Set(all.map((b) => b.providerId)).size).toBe(1)
        expect(await h.chargesOf(charge.no)).toBe(1)
      })
      test('another order is another charge without payments', async () => {
        const [a, b] = [await begin(), await begin()]
        expect(a.begun.providerId).not.toBe(b.begun.providerId)
        expect(await h.method.fetch(a.begun.providerId)).toEqual({ payments: [], closed: false })
      })
      test('a retry after a lost answer: the same charge', async (context) => {
        if (!h.loseNextAnswer) return context.skip('nothing is created at the provider')
        const charge = newCharge()
        await h.loseNextAnswer()
        // A method may retry by itself.
        await h.method.begin(charge).catch(() => undefined)
        await h.method.begin(charge)
        expect(await h.chargesOf(charge.no)).toBe(1)
      })
    })

    describe('fetch', () => {
      test('reports the payment without a webhook, any number of times', async () => {
        const { begun } = await paid()
        const first = await received(begun)
        expect(first).toMatchObject([{ amount: h.amount, refunded: 0n, currency: h.currency, state: 'paid' }])
        expect(first[0]!.providerTx).not.toBe('')
        expect(await received(begun)).toEqual(first)
      })
      test('another amount is reported as received', async (context) => {
        if (!h.otherAmounts) return context.skip('the provider takes the exact amount only')
        const { begun } = await paid({ amount: h.amount - 10n })
        expect(await received(begun)).toMatchObject([{ amount: h.amount - 10n, currency: h.currency }])
      })
      test('another currency is reported as received', async (context) => {
        if (!h.otherCurrencies) return context.skip('the provider takes one currency only')
        const currency = h.currency === 'USD' ? 'EUR' : 'USD'
        const { begun } = await paid({ currency })
        const payments = await received(begun)
        expect(payments.every((r) => r.currency !== h.currency)).toBe(true)
      })
      test('two charges do not mix', async () => {
        const [a, b] = [await paid(), await begin()]
        expect(await received(b.begun)).toEqual([])
        expect(await received(a.begun)).toHaveLength(1)
      })
    })

    describe('webhooks', () => {
      test('name their charge: once, twice, in any order, late', async (context) => {
        if (!h.webhooks) return context.skip('the provider sends none')
        const { begun } = await paid()
        const other = await paid()
        const genuine = await h.webhooks(begun)
        expect(genuine.length).toBeGreaterThan(0)
        for (const { body, headers } of [...genuine, ...genuine.toReversed()]) {
          const named = await h.method.readWebhook(body, headers)
          expect(named).toContain(begun.providerId)
          expect(named).not.toContain(other.begun.providerId)
        }
        expect(await received(begun)).toHaveLength(1)
      })
      test('forged ones are rejected', async (context) => {
        const genuine = h.webhooks ? (await h.webhooks((await paid()).begun))[0]! : { body: Buffer.from('{}'), headers: {} }
        const forgeries = h.forgeries(genuine)
        expect(forgeries.length).toBeGreaterThan(0)
        for (const { what, webhook } of forgeries) {
          expect([what, await h.method.readWebhook(webhook.body, webhook.headers)]).toEqual([what, undefined])
        }
        await context.annotate(`${forgeries.length} forgeries`)
      })
    })

    describe('refunds and disputes', () => {
      test('a refund happens once, also under a repeated key and after a lost answer', async (context) => {
        if (!h.refundedOf) return context.skip('the provider has no refunds')
        const { begun, charge } = await paid()
        const [tx] = await received(begun)
        const refund = () => h.method.refund(begun.providerId, tx!.providerTx, h.amount, `refund:${charge.no}`)
        await h.loseNextAnswer?.()
        await refund().catch(() => undefined)
        await refund()
        await refund()
        expect(await h.refundedOf(begun)).toBe(h.amount)
        await expect.poll(async () => (await received(begun)).map((r) => [r.providerTx, r.state])).toEqual([[tx!.providerTx, 'reversed']])
      })
      test('partial refunds add up: each key once, and the last one reverses the payment', async (context) => {
        if (!h.refundedOf) return context.skip('the provider has no refunds')
        const { begun, charge } = await paid()
        const [tx] = await received(begun)
        const send = (amount: bigint, key: string) => h.method.refund(begun.providerId, tx!.providerTx, amount, `${key}:${charge.no}`)
        const reported = async () =>
          (await received(begun)).map(({ providerTx, amount, refunded, state }) => [providerTx, amount, refunded, state])
        await send(100n, 'a')
        await h.loseNextAnswer?.()
        await send(7n, 'b').catch(() => undefined)
        for (const [amount, key] of [
          [7n, 'b'],
          [100n, 'a'],
          [7n, 'b'],
        ] as const)
          await send(amount, key)
        expect(await h.refundedOf(begun)).toBe(107n)
        await expect.poll(reported).toEqual([[tx!.providerTx, h.amount, 107n, 'paid']])
        await send(h.amount - 107n, 'rest')
        await expect.poll(reported).toEqual([[tx!.providerTx, h.amount, h.amount, 'reversed']])
      })
      test('a partial refund and a dispute about the rest are distinguished, and lost they are the whole', async (context) => {
        if (!h.refundedOf || !h.dispute || !h.loseDispute) return context.skip('no disputes')
        const { begun, charge } = await paid()
        const [tx] = await received(begun)
        await h.method.refund(begun.providerId, tx!.providerTx, 100n, `part:${charge.no}`)
        await h.dispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'disputed', amount: h.amount, refunded: 100n }])
        await h.loseDispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'reversed', amount: h.amount, refunded: h.amount }])
      })
      test('a won dispute leaves it paid', async (context) => {
        if (!h.winDispute) return context.skip('no disputes can be won')
        const { begun } = await paid()
        await h.dispute?.(begun)
        await h.winDispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'paid', amount: h.amount, refunded: 0n }])
      })
      test('an open dispute is reported', async (context) => {
        if (!h.dispute) return context.skip('no disputes')
        const { begun } = await paid()
        await h.dispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'disputed', amount: h.amount }])
      })
      test('a lost dispute reverses it', async (context) => {
        if (!h.loseDispute) return context.skip('no disputes can be lost')
        const { begun } = await paid()
        await h.dispute?.(begun)
        await h.loseDispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'reversed', amount: h.amount, refunded: h.amount }])
      })
    })

    test('the settlement list contains the payment', async () => {
      const from = new Date(Date.now() - 60_000)
      const { begun } = await paid()
      const [tx] = await received(begun)
      await expect
        .poll(async () => (await h.method.listSettlement(from, new Date(Date.now() + 60_000))).map((r) => [r.providerTx, r.amount]))
        .toContainEqual([tx!.providerTx, h.amount])
      expect(await h.method.listSettlement(new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000))).not.toContainEqual(
        expect.objectContaining({ providerTx: tx!.providerTx }),
      )
    })
  })
}
