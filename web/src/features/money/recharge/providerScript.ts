import type { Order } from '@nimbo/contract'
import { namedScript } from '../../../lib/scriptAddress.ts'

/** Reason a payment failed, in the provider's codes. */
export interface ProviderError {
  type?: string
  code?: string
  decline_code?: string
}
interface Outcome {
  error?: ProviderError
  paymentIntent?: { status: string }
}

interface CardElement {
  mount(into: HTMLElement): void
  on(event: 'ready' | 'change' | 'focus' | 'blur', listener: (state: { complete?: boolean; error?: { code?: string } }) => void): void
  destroy(): void
}

/** A person tapped a wallet's button: what its sheet shows has to be said within a second. */
export interface WalletClick {
  resolve(sheet: { business?: { name: string } }): void
}
/** A person agreed in the wallet's sheet. */
export interface WalletConfirm {
  paymentFailed(payload: { reason: 'fail' }): void
}
export interface WalletElement {
  mount(into: HTMLElement): void
  on(event: 'ready', listener: (state: { availablePaymentMethods?: { applePay?: boolean; googlePay?: boolean } }) => void): void
  on(event: 'click', listener: (click: WalletClick) => void): void
  on(event: 'confirm', listener: (confirm: WalletConfirm) => void): void
  on(event: 'loaderror', listener: () => void): void
  destroy(): void
}

export interface ElementGroup {
  create(kind: 'card', options: object): CardElement
  create(kind: 'expressCheckout', options: object): WalletElement
  submit(): Promise<{ error?: ProviderError }>
}

/** API of the card provider's own script. Numbers are typed into its frames: they never pass through this page. */
export interface ProviderScript {
  elements(options: object): ElementGroup
  confirmCardPayment(secret: string, payment: { payment_method: { card: CardElement } }): Promise<Outcome>
  confirmPayment(payment: { elements: ElementGroup; clientSecret: string; redirect: 'if_required' }): Promise<Outcome>
}
type OpenProvider = (key: string, options: { locale: string }) => ProviderScript

let loading: { address: string; script: Promise<OpenProvider> } | undefined

const global = globalThis as { Stripe?: OpenProvider }

function load(address: string): Promise<OpenProvider> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = namedScript(address)
    element.async = true
    const failed = () => {
      element.remove()
      loading = undefined
      reject(new Error("the card provider's script did not load"))
    }
    element.addEventListener('load', () => (global.Stripe ? resolve(global.Stripe) : failed()))
    element.addEventListener('error', failed)
    document.head.append(element)
  })
}

let opened: { key: string; locale: string; provider: ProviderScript } | undefined

/** Loaded and opened once, for the card and for wallets: every opening makes frames of its own. */
export async function openProvider({ script, publishable_key: key }: Order, locale: string): Promise<ProviderScript> {
  if (loading?.address !== script) {
    loading = { address: script, script: load(script) }
    opened = undefined
  }
  const open = await loading.script
  if (opened?.key !== key || opened.locale !== locale) opened = { key, locale, provider: open(key, { locale }) }
  return opened.provider
}
