import { conforms } from '../testing/conforms.ts'
import { forgeries } from '../testing/forgeries.ts'
import { scriptedMethod } from '../testing/scriptedMethod.ts'

/** The suite is judged by a company that is right by construction. */
conforms('the scripted company', async () => {
  const s = scriptedMethod('card', true)
  const txOf = (providerId: string) => s.charges.get(providerId)!.received[0]!
  return {
    method: s.method,
    currency: 'BRL',
    amount: 990n,
    pay: async ({ providerId }, other) => void s.pay(providerId, other),
    otherAmounts: true,
    otherCurrencies: true,
    messages: async ({ providerId }) => [s.message(providerId), s.message(providerId)],
    forgeries: (genuine) => forgeries(genuine, 'x-signature'),
    loseNextAnswer: async () => s.fail('after'),
    chargesOf: async (no) => [...s.charges.values()].filter((c) => c.no === no).length,
    sentBack: async ({ providerId }) => txOf(providerId).back,
    dispute: async ({ providerId }) => s.turn(txOf(providerId).providerTx, 'disputed'),
    winDispute: async ({ providerId }) => s.turn(txOf(providerId).providerTx, 'paid'),
    loseDispute: async ({ providerId }) => s.turn(txOf(providerId).providerTx, 'reversed'),
  }
})
