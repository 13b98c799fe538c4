import { conforms } from '../../testing/conforms.ts'
import { forgeries } from '../../testing/forgeries.ts'
import { scriptedMethod } from '../../testing/scriptedMethod.ts'

/** The suite is judged by a provider that is right by construction. */
conforms('the scripted provider', async () => {
  const s = scriptedMethod('card')
  const txOf = (providerId: string) => s.charges.get(providerId)!.received[0]!
  return {
    method: s.method,
    currency: 'BRL',
    amount: 990n,
    pay: async ({ providerId }, other) => void s.pay(providerId, other),
    otherAmounts: true,
    otherCurrencies: true,
    webhooks: async ({ providerId }) => [s.message(providerId), s.message(providerId)],
    forgeries: (genuine) => forgeries(genuine, 'x-signature'),
    loseNextAnswer: async () => s.fail('after'),
    chargesOf: async (no) => [...s.charges.values()].filter((c) => c.no === no).length,
    refundedOf: async ({ providerId }) => txOf(providerId).refunded,
    dispute: async ({ providerId }) => s.setState(txOf(providerId).providerTx, 'disputed'),
    winDispute: async ({ providerId }) => s.setState(txOf(providerId).providerTx, 'paid'),
    loseDispute: async ({ providerId }) => s.setState(txOf(providerId).providerTx, 'reversed'),
  }
})
