import { randomUUID } from 'node:crypto'
import { createFakePayout } from '../../testing/fakePayout.ts'
import { payoutConforms } from '../../testing/payoutConforms.ts'

for (const type of [1, 2] as const) {
  payoutConforms(`a provider in memory (${type})`, async () => {
    const method = createFakePayout(type)
    const somebody = () => ({ account: randomUUID(), keyType: '', holder: '', document: '' })
    return {
      method,
      amount: 123n,
      somebody,
      forged: () => [{ what: 'a forged account', destination: { ...somebody(), account: 'forged' } }],
      plan: async ({ account }, plan) => method.plan(account, plan),
      loseNextAnswer: async () => method.loseNextAnswer(),
      arrived: async ({ account }) => method.arrived(account),
    }
  })
}
