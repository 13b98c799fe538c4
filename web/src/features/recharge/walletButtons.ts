import type { Order } from '@nimbo/contract'
import { type ProviderScript, type ElementGroup, openProvider, type WalletConfirm, type WalletElement } from './providerScript.ts'
import type { WalletName } from './knownWallet.ts'
import { payAnswer, type PayAnswer } from './payAnswer.ts'
import { centsOf } from './recharge.state.ts'

export interface WalletButtons {
  close(): void
}

export interface WalletEvents {
  /** The wallet this device has: most have none, and then nothing is drawn. */
  ready(found: WalletName | undefined): void
  /** Whether nothing else is being paid at this moment. */
  isFree(): boolean
  /** Takes the turn to pay; false when something else has it. */
  begin(): boolean
  answered(answer: PayAnswer): void
}

const height = 52

/**
 * Apple's and Google's own buttons, light on a dark page. The ways we offer ourselves are not offered a second time, and nobody is asked
 * for an address that a card typed here does not need.
 */
function buttonLook(): object {
  const theme = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'white' : 'black'
  return {
    buttonHeight: height,
    buttonTheme: { applePay: theme, googlePay: theme },
    buttonType: { applePay: 'plain', googlePay: 'plain' },
    billingAddressRequired: false,
    layout: { maxColumns: 1, overflow: 'never' },
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
  }
}

/** What the sheet asks for is what the order says; the provider refuses a sheet that differs from the order's intent. */
const groupOf = ({ money, currency }: Order, locale: string): object => ({
  mode: 'payment',
  amount: centsOf(money),
  currency: currency.toLowerCase(),
  locale,
  appearance: { variables: { borderRadius: `${height / 2}px` } },
})

/** Puts the buttons of this device's wallets into the given box. They pay the same intent as the card. */
export async function openWalletButtons(order: Order, box: HTMLElement, locale: string, events: WalletEvents): Promise<WalletButtons> {
  const provider = await openProvider(order, locale)
  const elements = provider.elements(groupOf(order, locale))
  const wallet = elements.create('expressCheckout', buttonLook())
  listen(wallet, { provider, elements, order, events })
  wallet.mount(box)
  return { close: () => wallet.destroy() }
}

interface Till {
  provider: Pick<ProviderScript, 'confirmPayment'>
  elements: ElementGroup
  order: Pick<Order, 'client_secret' | 'merchant'>
  events: WalletEvents
}

/**
 * From a tap on the button to the answer. Nobody listens to a sheet that is put away: before the tap that pays it has done nothing,
 * and after it, it stops nothing.
 */
export function listen(wallet: WalletElement, till: Till): void {
  const { order, events } = till
  wallet.on('ready', ({ availablePaymentMethods: has }) =>
    events.ready(has?.applePay ? 'Apple Pay' : has?.googlePay ? 'Google Pay' : undefined),
  )
  wallet.on('loaderror', () => events.ready(undefined))
  wallet.on('click', ({ resolve }) => {
    if (events.isFree()) resolve(order.merchant ? { business: { name: order.merchant } } : {})
  })
  wallet.on('confirm', (agreed) => {
    if (events.begin()) void pay(till, agreed).then(events.answered)
    else agreed.paymentFailed({ reason: 'fail' })
  })
}

/** Once it was asked, an answer that does not come is not a no. */
async function pay({ provider, elements, order }: Till, agreed: WalletConfirm): Promise<PayAnswer> {
  const { error } = await elements.submit()
  if (error) {
    agreed.paymentFailed({ reason: 'fail' })
    return payAnswer(error)
  }
  try {
    const asked = provider.confirmPayment({ elements, clientSecret: order.client_secret, redirect: 'if_required' })
    return payAnswer((await asked).error)
  } catch {
    return { state: 'unheard' }
  }
}
