import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { payoutConforms } from '../../testing/payoutConforms.ts'
import { standIn } from '../../testing/standIn.ts'
import type { Destination } from './PayoutMethod.ts'
import { createPixOut } from './pixOut.ts'

const clientId = 'nimbo-pix-out.test'
const app = { ...readConfig(process.env, 'payout').payout.pix!, clientId }
const control = standIn(app.apiUrl)
const CPF = '52998224725'
const somebody = (): Destination => ({ account: randomUUID(), keyType: 'random', holder: 'Maria Souza', document: CPF })
const valorOf = (text: string) => BigInt(text.replace('.', ''))

payoutConforms('Pix out', async () => ({
  method: createPixOut(app),
  amount: 4_321n,
  somebody,
  forged: () => [
    { what: 'no key', destination: { ...somebody(), account: '' } },
    { what: 'a key of another type', destination: { ...somebody(), keyType: 'email' } },
    { what: 'no type', destination: { ...somebody(), keyType: '' } },
    { what: 'a type there is not', destination: { ...somebody(), keyType: 'iban' } },
    { what: 'a CPF with a wrong check digit', destination: { ...somebody(), account: '52998224724', keyType: 'cpf' } },
    { what: 'somebody else’s CPF', destination: { ...somebody(), account: '11144477735', keyType: 'cpf' } },
    { what: 'a CPF with punctuation', destination: { ...somebody(), account: '529.982.247-25', keyType: 'cpf' } },
    { what: 'a CNPJ with a wrong check digit', destination: { ...somebody(), account: '12ABC34501DE34', keyType: 'cnpj' } },
    { what: 'a phone abroad', destination: { ...somebody(), account: '+14155550123', keyType: 'phone' } },
    { what: 'no document', destination: { ...somebody(), document: '' } },
    { what: 'a document with a wrong check digit', destination: { ...somebody(), document: '52998224724' } },
  ],
  plan: async ({ account: key }, plan) => void (await control({ do: 'plan', key, plan })),
  loseNextAnswer: async () => void (await control({ do: 'lose', client: clientId })),
  arrived: async ({ account: key }) => {
    const list = await control<{ status: string; valor: string }[]>({ do: 'payouts', key })
    return list.filter(({ status }) => status === 'REALIZADO').map(({ valor }) => valorOf(valor))
  },
}))

describe('what the provider refuses', () => {
  const method = createPixOut(app)
  const payout = async (plan: string) => {
    const destination = somebody()
    await control({ do: 'plan', key: destination.account, plan })
    return { no: `W${randomUUID()}`, amount: 100n, destination, prepared: '' }
  }
  test('because of the receiver failed for good', async () => {
    expect(await method.send(await payout('refused'))).toMatchObject({ state: 'failed', reason: 'HTTP 400 chave_invalida' })
  })
  test('because our account is empty is tried again, under the same name', async () => {
    const poor = await payout('poor')
    expect(await method.send(poor)).toMatchObject({ state: 'sending', reason: 'HTTP 400 saldo_insuficiente' })
    expect((await method.fetch(poor)).state).toBe('sending')
    await control({ do: 'plan', key: poor.destination.account, plan: 'paid' })
    await method.send(poor)
    await expect.poll(async () => (await method.fetch(poor)).state).toBe('paid')
  })
  test('under our name with another amount is never taken for ours', async () => {
    const first = await payout('paid')
    await method.send(first)
    await expect.poll(async () => (await method.fetch(first)).state).toBe('paid')
    expect(await method.fetch({ ...first, amount: 101n })).toMatchObject({ state: 'sending' })
  })
})

test('a provider that cannot be reached leaves a payout on its way', async () => {
  const nobody = createPixOut({ ...app, apiUrl: 'http://127.0.0.1:1' })
  const payout = { no: 'W1', amount: 100n, destination: somebody(), prepared: '' }
  expect(await nobody.send(payout)).toMatchObject({ state: 'sending' })
  expect(await nobody.fetch(payout)).toMatchObject({ state: 'sending' })
})

test('a session the provider forgot is opened anew', async () => {
  const method = createPixOut(app)
  await method.listSettlement(new Date(), new Date())
  await control({ do: 'forget' })
  await expect(method.listSettlement(new Date(), new Date())).resolves.toEqual([])
})
