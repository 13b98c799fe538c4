import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Currency } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Begun, NewCharge, PayMethod } from '../payment/index.ts'

/** A message as it came to our address. */
export interface Message {
  body: Buffer
  headers: IncomingHttpHeaders
}

/** A payment company on the other side of a method, with all that may go wrong there. */
export interface Harness {
  method: PayMethod
  /** What a charge of this method asks for. */
  currency: Currency
  amount: bigint
  /** The person pays: what was asked for, or something else. Resolves when the company is certain. */
  pay(begun: Begun, other?: { amount?: bigint; currency?: Currency }): Promise<void>
  /** Something else can be paid at all: another amount, another currency. */
  otherAmounts: boolean
  otherCurrencies: boolean
  /** Every message about the charge so far, at least one once it was paid. Undefined where the company sends none. */
  messages?(begun: Begun): Promise<Message[]>
  /** Messages made to look like a genuine one; each names what is wrong with it. */
  forgeries(genuine: Message): { what: string; message: Message }[]
  /** The next thing asked of the company happens, but its answer is lost. */
  loseNextAnswer?(): Promise<void>
  /** How many charges the company has for this order, and how much it sent back of one. */
  chargesOf(no: string): Promise<number>
  sentBack?(begun: Begun): Promise<bigint>
  /** Somebody contests the payment at their bank; and is given their money. */
  dispute?(begun: Begun): Promise<void>
  loseDispute?(begun: Begun): Promise<void>
  winDispute?(begun: Begun): Promise<void>
  close?(): Promise<void>
}

/** What every way to pay must stand. `makeHarness` may say that its company is not here, and why. */
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
    const received = async (begun: Begun) => (await h.method.fetch(begun.providerId)).received

    describe('beginning', () => {
      test('twice opens one charge', async () => {
        const { charge, begun } = await begin()
        const again = await h.method.begin(charge)
        expect(again).toEqual(begun)
        expect(await h.chargesOf(charge.no)).toBe(1)
      })
      test('ten times at once opens one charge', async () => {
        const charge = newCharge()
        const all = await Promise.all(Array.from({ length: 10 }, () => h.method.begin(charge)))
        expect(new Set(all.map((b) => b.providerId)).size).toBe(1)
        expect(await h.chargesOf(charge.no)).toBe(1)
      })
      test('another order is another charge, and nothing has arrived', async () => {
        const [a, b] = [await begin(), await begin()]
        expect(a.begun.providerId).not.toBe(b.begun.providerId)
        expect(await h.method.fetch(a.begun.providerId)).toEqual({ received: [], closed: false })
      })
      test('whose answer is lost after it happened, again: the same charge', async (context) => {
        if (!h.loseNextAnswer) return context.skip('nothing is opened at the company')
        const charge = newCharge()
        await h.loseNextAnswer()
        // A method may try again by itself, and then nobody notices.
        await h.method.begin(charge).catch(() => undefined)
        await h.method.begin(charge)
        expect(await h.chargesOf(charge.no)).toBe(1)
      })
    })

    describe('the truth is fetched', () => {
      test('without any message, and as often as one likes', async () => {
        const { begun } = await paid()
        const first = await received(begun)
        expect(first).toMatchObject([{ amount: h.amount, back: 0n, currency: h.currency, state: 'paid' }])
        expect(first[0]!.providerTx).not.toBe('')
        expect(await received(begun)).toEqual(first)
      })
      test('another amount is told as it arrived', async (context) => {
        if (!h.otherAmounts) return context.skip('the company takes the exact amount only')
        const { begun } = await paid({ amount: h.amount - 10n })
        expect(await received(begun)).toMatchObject([{ amount: h.amount - 10n, currency: h.currency }])
      })
      test('another currency is told as it arrived', async (context) => {
        if (!h.otherCurrencies) return context.skip('the company takes one currency only')
        const currency = h.currency === 'USD' ? 'EUR' : 'USD'
        const { begun } = await paid({ currency })
        const told = await received(begun)
        expect(told.every((r) => r.currency !== h.currency)).toBe(true)
      })
      test('two charges do not mix', async () => {
        const [a, b] = [await paid(), await begin()]
        expect(await received(b.begun)).toEqual([])
        expect(await received(a.begun)).toHaveLength(1)
      })
    })

    describe('messages', () => {
      test('name their charge: once, twice, in any order, late', async (context) => {
        if (!h.messages) return context.skip('the company sends none')
        const { begun } = await paid()
        const other = await paid()
        const genuine = await h.messages(begun)
        expect(genuine.length).toBeGreaterThan(0)
        for (const { body, headers } of [...genuine, ...genuine.toReversed()]) {
          const named = await h.method.readWebhook(body, headers)
          expect(named).toContain(begun.providerId)
          expect(named).not.toContain(other.begun.providerId)
        }
        expect(await received(begun)).toHaveLength(1)
      })
      test('that are forged are nobody’s', async (context) => {
        const genuine = h.messages ? (await h.messages((await paid()).begun))[0]! : { body: Buffer.from('{}'), headers: {} }
        const forgeries = h.forgeries(genuine)
        expect(forgeries.length).toBeGreaterThan(0)
        for (const { what, message } of forgeries) {
          expect([what, await h.method.readWebhook(message.body, message.headers)]).toEqual([what, undefined])
        }
        await context.annotate(`${forgeries.length} forgeries`)
      })
    })

    describe('going back', () => {
      test('a refund sends it back once, also under a repeated key and after a lost answer', async (context) => {
        if (!h.sentBack) return context.skip('the company has no refunds')
        const { begun, charge } = await paid()
        const [tx] = await received(begun)
        const refund = () => h.method.refund(begun.providerId, tx!.providerTx, h.amount, `refund:${charge.no}`)
        await h.loseNextAnswer?.()
        await refund().catch(() => undefined)
        await refund()
        await refund()
        expect(await h.sentBack(begun)).toBe(h.amount)
        await expect.poll(async () => (await received(begun)).map((r) => [r.providerTx, r.state])).toEqual([[tx!.providerTx, 'reversed']])
      })
      test('parts add up: each under its key once, and the last one reverses it', async (context) => {
        if (!h.sentBack) return context.skip('the company has no refunds')
        const { begun, charge } = await paid()
        const [tx] = await received(begun)
        const send = (amount: bigint, key: string) => h.method.refund(begun.providerId, tx!.providerTx, amount, `${key}:${charge.no}`)
        const told = async () => (await received(begun)).map(({ providerTx, amount, back, state }) => [providerTx, amount, back, state])
        await send(100n, 'a')
        await h.loseNextAnswer?.()
        await send(7n, 'b').catch(() => undefined)
        for (const [amount, key] of [
          [7n, 'b'],
          [100n, 'a'],
          [7n, 'b'],
        ] as const)
          await send(amount, key)
        expect(await h.sentBack(begun)).toBe(107n)
        await expect.poll(told).toEqual([[tx!.providerTx, h.amount, 107n, 'paid']])
        await send(h.amount - 107n, 'rest')
        await expect.poll(told).toEqual([[tx!.providerTx, h.amount, h.amount, 'reversed']])
      })
      test('a part that went back and a contest about the rest are told apart, and lost they are the whole', async (context) => {
        if (!h.sentBack || !h.dispute || !h.loseDispute) return context.skip('nobody can contest it')
        const { begun, charge } = await paid()
        const [tx] = await received(begun)
        await h.method.refund(begun.providerId, tx!.providerTx, 100n, `part:${charge.no}`)
        await h.dispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'disputed', amount: h.amount, back: 100n }])
        await h.loseDispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'reversed', amount: h.amount, back: h.amount }])
      })
      test('a contest that is won leaves it paid', async (context) => {
        if (!h.winDispute) return context.skip('nobody can win it')
        const { begun } = await paid()
        await h.dispute?.(begun)
        await h.winDispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'paid', amount: h.amount, back: 0n }])
      })
      test('a contested payment says so', async (context) => {
        if (!h.dispute) return context.skip('nobody can contest it')
        const { begun } = await paid()
        await h.dispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'disputed', amount: h.amount }])
      })
      test('a contest that is lost reverses it', async (context) => {
        if (!h.loseDispute) return context.skip('nobody can lose it')
        const { begun } = await paid()
        await h.dispute?.(begun)
        await h.loseDispute(begun)
        expect(await received(begun)).toMatchObject([{ state: 'reversed', amount: h.amount, back: h.amount }])
      })
    })

    test('the settlement list has what was paid', async () => {
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
