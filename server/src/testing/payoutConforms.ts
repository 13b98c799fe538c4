import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadDestination, type Destination, type NewPayout, type PayoutMethod } from '../money/payment/index.ts'

/** A provider that pays people, with all that may go wrong there. */
export interface PayoutHarness {
  method: PayoutMethod
  amount: bigint
  /** A person who was never paid before. */
  somebody(): Destination
  /** Destinations where nothing could arrive; each names its fault. */
  forged(): { what: string; destination: Destination }[]
  /** Fate of a payout to this destination. unknown: nothing, until planned again. */
  plan(to: Destination, plan: 'paid' | 'failed' | 'unknown'): Promise<void>
  /** The next thing sent has its effect, but its answer is lost. */
  loseNextAnswer(): Promise<void>
  /** Amounts that have arrived. */
  arrived(to: Destination): Promise<bigint[]>
  close?(): Promise<void>
}

const SLOW = { timeout: 90_000, interval: 200 }

/** Requirements on every payout method: no payout is made twice, and none that may still arrive is reported as failed. */
export function payoutConforms(name: string, makeHarness: () => Promise<PayoutHarness>): void {
  describe(`${name} conforms`, () => {
    let h: PayoutHarness
    beforeAll(async () => {
      h = await makeHarness()
    })
    afterAll(() => h.close?.())
    const prepared = async (plan: 'paid' | 'failed' | 'unknown' = 'paid', to = h.somebody()): Promise<NewPayout> => {
      await h.plan(to, plan)
      const payout = { no: `W${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`, amount: h.amount, destination: to }
      return { ...payout, prepared: await h.method.prepare(payout) }
    }
    const becomes = async (payout: NewPayout, state: string) => {
      await expect.poll(async () => (await h.method.fetch(payout)).state, SLOW).toBe(state)
    }

    test('what is sent arrives, to the last unit', async () => {
      const payout = await prepared()
      expect((await h.method.send(payout)).state).not.toBe('failed')
      await becomes(payout, 'paid')
      expect(await h.arrived(payout.destination)).toEqual([h.amount])
      expect((await h.method.fetch(payout)).providerId).not.toBe('')
    })
    test('sent twice, it arrives once', async () => {
      const payout = await prepared()
      await h.method.send(payout)
      await h.method.send(payout)
      await becomes(payout, 'paid')
      expect((await h.method.send(payout)).state).not.toBe('failed')
      expect(await h.arrived(payout.destination)).toEqual([h.amount])
    })
    test('sent ten times at once, it arrives once', async () => {
      const payout = await prepared()
      const states = await Promise.all(Array.from({ length: 10 }, () => h.method.send(payout)))
      expect(states.map(({ state }) => state)).not.toContain('failed')
      await becomes(payout, 'paid')
      expect(await h.arrived(payout.destination)).toEqual([h.amount])
    })
    test('two payouts of the same amount to the same person are two', async () => {
      const first = await prepared()
      const second = await prepared('paid', first.destination)
      await Promise.all([h.method.send(first), h.method.send(second)])
      await becomes(first, 'paid')
      await becomes(second, 'paid')
      expect(await h.arrived(first.destination)).toEqual([h.amount, h.amount])
    })
    test('whose answer is lost after it happened: it is on its way, then paid, and once', async () => {
      const payout = await prepared()
      await h.loseNextAnswer()
      expect((await h.method.send(payout)).state).toBe('sending')
      await becomes(payout, 'paid')
      await h.method.send(payout)
      expect(await h.arrived(payout.destination)).toEqual([h.amount])
    })
    test('prepared and not sent, as when a process dies in between: on its way, and can still be sent', async () => {
      const payout = await prepared()
      expect((await h.method.fetch(payout)).state).toBe('sending')
      await h.method.send(payout)
      await becomes(payout, 'paid')
      expect(await h.arrived(payout.destination)).toEqual([h.amount])
    })
    test('nobody knows: it stays on its way, however often it is asked and sent, and is paid once when it is', async () => {
      const payout = await prepared('unknown')
      for (let i = 0; i < 3; i++) {
        expect((await h.method.send(payout)).state).toBe('sending')
        expect((await h.method.fetch(payout)).state).toBe('sending')
      }
      await h.plan(payout.destination, 'paid')
      await becomes(payout, 'paid')
      expect(await h.arrived(payout.destination)).toEqual([h.amount])
    })
    test('failed is told once it is certain, and nothing arrived', async () => {
      const payout = await prepared('failed')
      await h.method.send(payout)
      await becomes(payout, 'failed')
      expect((await h.method.fetch(payout)).reason).not.toBe('')
      expect(await h.arrived(payout.destination)).toEqual([])
    })
    test('a destination nothing can arrive at is refused before anything is sent', async () => {
      expect(h.method.validateDestination(h.somebody())).toBe(true)
      for (const { what, destination } of h.forged()) {
        expect([what, h.method.validateDestination(destination)]).toEqual([what, false])
        const payout = { no: randomUUID(), amount: h.amount, destination }
        await expect(h.method.prepare(payout), what).rejects.toThrow(BadDestination)
        expect(await h.arrived(destination)).toEqual([])
      }
    })
    test('the settlement list has what was paid, and only in its time', async () => {
      const from = new Date(Date.now() - 60_000)
      const payout = await prepared()
      await h.method.send(payout)
      await becomes(payout, 'paid')
      const { providerId } = await h.method.fetch(payout)
      const listed = async () => (await h.method.listSettlement(from, new Date(Date.now() + 60_000))).map((p) => [p.providerId, p.amount])
      await expect.poll(listed, SLOW).toContainEqual([providerId, h.amount])
      const before = await h.method.listSettlement(new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000))
      expect(before.map((p) => p.providerId)).not.toContain(providerId)
    })
    test('what it costs is no secret', async () => {
      expect(await h.method.quote(h.amount)).toBeGreaterThanOrEqual(0n)
    })
  })
}
