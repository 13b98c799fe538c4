import { expect, test, vi } from 'vitest'
import type { ProviderError, ProviderScript, ElementGroup, WalletClick, WalletConfirm } from './providerScript.ts'
import type { PayAnswer } from './payAnswer.ts'
import { listen } from './walletButtons.ts'

interface Script {
  refuses?: ProviderError
  throws?: boolean
  submitError?: ProviderError
  merchant?: string
}

/** The provider's element as a script: what a person does on it is called by name. */
function atTill({ refuses, throws, submitError, merchant = 'Nimbo' }: Script = {}) {
  const listeners: Record<string, (event: unknown) => void> = {}
  const wallet = { mount: () => {}, destroy: () => {}, on: (name: string, listener: never) => void (listeners[name] = listener) }
  const elements = { submit: async () => (submitError ? { error: submitError } : {}), create: () => wallet } as unknown as ElementGroup
  const confirmPayment = vi.fn<ProviderScript['confirmPayment']>(async () => {
    if (throws) throw new Error('gone')
    return refuses ? { error: refuses } : { paymentIntent: { status: 'succeeded' } }
  })
  const answers: PayAnswer[] = []
  const seen: (string | undefined)[] = []
  let paying = false
  const events = {
    ready: (found: string | undefined) => void seen.push(found),
    isFree: () => !paying,
    begin: () => !paying && (paying = true),
    answered: (answer: PayAnswer) => void answers.push(answer),
  }
  listen(wallet, {
    provider: { confirmPayment },
    elements,
    order: { client_secret: 'pi_1_secret_1', merchant },
    events,
  })
  return {
    say: (name: string, event: unknown) => listeners[name]!(event),
    elements,
    confirmPayment,
    answers,
    seen,
    hold: () => (paying = true),
  }
}

test('a button is there only when the device has a wallet', () => {
  const { say, seen } = atTill()
  say('ready', { elementType: 'expressCheckout' })
  say('ready', { availablePaymentMethods: { applePay: false, googlePay: false } })
  say('loaderror', { error: {} })
  say('ready', { availablePaymentMethods: { applePay: true, googlePay: false } })
  say('ready', { availablePaymentMethods: { googlePay: true } })
  expect(seen).toEqual([undefined, undefined, undefined, 'Apple Pay', 'Google Pay'])
})

test('the sheet names who asks, at once; where the order does not say, the provider does', () => {
  const resolve = vi.fn<WalletClick['resolve']>()
  atTill().say('click', { resolve })
  atTill({ merchant: '' }).say('click', { resolve })
  expect(resolve.mock.calls).toEqual([[{ business: { name: 'Nimbo' } }], [{}]])
})

test('one agreement pays the intent of the order; a second one while it is being paid does not', async () => {
  const { say, elements, confirmPayment, answers } = atTill()
  const paymentFailed = vi.fn<WalletConfirm['paymentFailed']>()
  say('confirm', { paymentFailed })
  say('confirm', { paymentFailed })
  await expect.poll(() => answers).toEqual([{ state: 'accepted' }])
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith({ elements, clientSecret: 'pi_1_secret_1', redirect: 'if_required' })
  expect(paymentFailed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' })
})

test('while the card is being paid, no sheet opens and none pays', () => {
  const { say, confirmPayment, hold } = atTill()
  hold()
  const [resolve, paymentFailed] = [vi.fn<WalletClick['resolve']>(), vi.fn<WalletConfirm['paymentFailed']>()]
  say('click', { resolve })
  say('confirm', { paymentFailed })
  expect([resolve.mock.calls.length, paymentFailed.mock.calls.length, confirmPayment.mock.calls.length]).toEqual([0, 1, 0])
})

test.each<[string, Script, PayAnswer, number]>([
  ['declined', { refuses: { type: 'card_error', code: 'card_declined' } }, { state: 'refused', code: 'card_declined' }, 0],
  ['paid in another tab', { refuses: { code: 'payment_intent_unexpected_state' } }, { state: 'accepted' }, 0],
  ['asked and never answered', { throws: true }, { state: 'unheard' }, 0],
  ['not even asked', { submitError: { code: 'incomplete' } }, { state: 'refused', code: 'incomplete' }, 1],
])('%s', async (_what, script, expected, failed) => {
  const { say, answers, confirmPayment } = atTill(script)
  const paymentFailed = vi.fn<WalletConfirm['paymentFailed']>()
  say('confirm', { paymentFailed })
  await expect.poll(() => answers).toEqual([expected])
  expect(paymentFailed).toHaveBeenCalledTimes(failed)
  expect(confirmPayment).toHaveBeenCalledTimes(1 - failed)
})
