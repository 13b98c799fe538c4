import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openEngines } from '../../../openEngines.ts'
import { readConfig } from '../../../platform/config.ts'
import { createLog } from '../../../platform/log.ts'
import { conforms } from '../../../testing/conforms.ts'
import { standIn } from '../../../testing/standIn.ts'
import { ProviderUnreachable } from '../PayMethod.ts'
import { CannotSendBack, createUsdt, NotOurAddress } from './usdt.ts'

const config = readConfig(process.env)
const app = { ...config.pay.tron!, apiKey: 'nimbo-tron.in' }
const control = standIn(app.apiUrl)
const engines = openEngines(config, createLog('test', 'silent'))
const { db } = engines
afterAll(() => engines.close())
const method = createUsdt(app, db)
const OTHER_TOKEN = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const SLOW = { timeout: 90_000, interval: 300 }

const received = async (address: string) => (await method.fetch(address)).payments
const certain = async (address: string, count: number) => {
  await expect.poll(async () => (await received(address)).filter(({ state }) => state === 'paid').length, SLOW).toBe(count)
}

conforms('USDT', async () => ({
  method,
  currency: 'USDT',
  amount: 4_990_000n,
  otherAmounts: true,
  otherCurrencies: false,
  async pay({ providerId: to }, { amount = 4_990_000n } = {}) {
    await control({ do: 'transfer', to, amount: String(amount) })
    await certain(to, 1)
  },
  forgeries: ({ headers }) =>
    ['', '{}', '[]', '{"address":"T"}', '{"pix":[]}', 'hello', '{"txid":"a"}', '{"type":"Transfer"}'].map((body) => ({
      what: `a message where there are none: ${body}`,
      webhook: { body: Buffer.from(body), headers },
    })),
  chargesOf: async (no) =>
    (await db.query((sql) => sql.query<{ n: number }>('select count(*)::integer as n from usdt_address where no = $1', [no])))[0]!.n,
}))

describe('what arrives at an address', () => {
  const address = async () => {
    const charge = { no: `T${randomUUID()}`, uid: 1, amount: 1n, currency: 'USDT' as const, expiresAt: null, returnUrl: '' }
    return (await method.begin(charge)).action.address!
  }
  test('is pending until nobody can undo it, and then the same by name and amount', async () => {
    const to = await address()
    await control({ do: 'transfer', to, amount: '2500000' })
    await expect.poll(() => received(to), SLOW).toMatchObject([{ state: 'pending', amount: 2_500_000n, currency: 'USDT' }])
    const [pending] = await received(to)
    await certain(to, 1)
    expect(await received(to)).toEqual([{ ...pending, state: 'paid' }])
  })
  test('counts only in the one token, only when it succeeded, and not when it is nothing', async () => {
    const to = await address()
    await control({ do: 'transfer', to, amount: '1000000', contract: OTHER_TOKEN })
    // Listed among ours by a node that does not filter: the receipt decides.
    await control({ do: 'transfer', to, amount: '1000000', contract: OTHER_TOKEN, everywhere: true })
    await control({ do: 'transfer', to, amount: '7000000', result: 'REVERT' })
    await control({ do: 'transfer', to, amount: '0' })
    await control({ do: 'transfer', to, amount: '3000000' })
    await certain(to, 1)
    expect(await received(to)).toMatchObject([{ amount: 3_000_000n, state: 'paid' }])
  })
  test('in one transaction several times is several, each under its own name', async () => {
    const [to, other] = [await address(), await address()]
    const list = [to, other, to].map((end, i) => ({ to: end, amount: String((i + 1) * 1_000_000) }))
    const { txid } = await control<{ txid: string }>({ do: 'transfers', list })
    await certain(to, 2)
    expect((await received(to)).map(({ providerTx, amount }) => [providerTx, amount])).toEqual([
      [`${txid}:0`, 1_000_000n],
      [`${txid}:2`, 3_000_000n],
    ])
    expect((await received(other)).map(({ providerTx }) => providerTx)).toEqual([`${txid}:1`])
  })
  test('on many pages is all of it', async () => {
    const to = await address()
    await Promise.all(Array.from({ length: 11 }, (_, i) => control({ do: 'transfer', to, amount: String(i + 1) })))
    await certain(to, 11)
    expect((await received(to)).reduce((sum, { amount }) => sum + amount, 0n)).toBe(66n)
  })
  test('of more than there is, is not believed, and nothing is credited', async () => {
    const to = await address()
    await control({ do: 'transfer', to, amount: String(2n ** 64n) })
    await expect.poll(() => method.fetch(to).catch((e: Error) => e.message), SLOW).toBe('a transfer of more than there is')
  })
  test('cannot be sent back', async () => {
    await expect(method.refund('T', 't', 1n, 'k')).rejects.toThrow(CannotSendBack)
  })
})

test('a node that cannot be reached is said so', async () => {
  const unreachable = createUsdt({ ...app, apiUrl: 'http://127.0.0.1:1' }, db)
  const { providerId } = await method.begin({
    no: randomUUID(),
    uid: 1,
    amount: 4_990_000n,
    currency: 'USDT',
    expiresAt: null,
    returnUrl: '',
  })
  await expect(unreachable.fetch(providerId)).rejects.toThrow(ProviderUnreachable)
})

test('what arrives at an address that is not derived from our key is not paid to us, whoever wrote it down', async () => {
  const theirs = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
  await expect(method.fetch(theirs)).rejects.toThrow(NotOurAddress)
  await db.query((sql) =>
    sql.query('insert into usdt_address (no, index, address) values ($1, $2, $3) on conflict do nothing', [
      randomUUID(),
      2_000_000_000,
      theirs,
    ]),
  )
  await control({ do: 'transfer', to: theirs, amount: '4990000' })
  await expect(method.fetch(theirs)).rejects.toThrow(NotOurAddress)
})
