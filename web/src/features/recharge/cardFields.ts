import type { Order } from '@nimbo/contract'
import { namedScript } from '../../lib/scriptAddress.ts'

/** What the card company's own script gives us. Numbers are typed into its frame: they never pass through this page. */
interface CardElement {
  mount(into: HTMLElement): void
  on(event: 'ready' | 'change' | 'focus' | 'blur', listener: (state: { complete?: boolean; error?: { code?: string } }) => void): void
  destroy(): void
}
interface CompanyScript {
  elements(options: { locale: string }): { create(kind: 'card', options: object): CardElement }
  confirmCardPayment(
    secret: string,
    payment: { payment_method: { card: CardElement } },
  ): Promise<{ error?: { code?: string; decline_code?: string }; paymentIntent?: { status: string } }>
}
type OpenCompany = (key: string, options: { locale: string }) => CompanyScript

/** accepted: the company took it, the coins come when our server has heard so. */
export type CardAnswer = { state: 'accepted' } | { state: 'refused'; code: string }

export interface CardFields {
  confirm(): Promise<CardAnswer>
  close(): void
}

export interface CardEvents {
  ready(): void
  complete(isComplete: boolean): void
  focus(isFocused: boolean): void
}

let loading: { address: string; script: Promise<OpenCompany> } | undefined

const global = globalThis as { Stripe?: OpenCompany }

function load(address: string): Promise<OpenCompany> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = namedScript(address)
    element.async = true
    const failed = () => {
      element.remove()
      loading = undefined
      reject(new Error("the card company's script did not load"))
    }
    element.addEventListener('load', () => (global.Stripe ? resolve(global.Stripe) : failed()))
    element.addEventListener('error', failed)
    document.head.append(element)
  })
}

function companyScript(address: string): Promise<OpenCompany> {
  if (loading?.address !== address) loading = { address, script: load(address) }
  return loading.script
}

/** Somebody paid it in another tab: that is no refusal. */
const alreadyPaid = 'payment_intent_unexpected_state'

/** The fields see our tokens only as plain colours. */
function fieldLook(): object {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const base = { fontSize: '16px', color: token('--text'), iconColor: token('--text-2'), '::placeholder': { color: token('--text-3') } }
  return { base, invalid: { color: token('--danger'), iconColor: token('--danger') } }
}

/** Puts the company's fields into the given box. */
export async function openCardFields(
  { script, publishable_key: key, client_secret: secret }: Order,
  box: HTMLElement,
  locale: string,
  events: CardEvents,
): Promise<CardFields> {
  const open = await companyScript(script)
  const company = open(key, { locale })
  const card = company.elements({ locale }).create('card', { hidePostalCode: true, disableLink: true, style: fieldLook() })
  card.on('ready', () => events.ready())
  card.on('change', ({ complete = false }) => events.complete(complete))
  card.on('focus', () => events.focus(true))
  card.on('blur', () => events.focus(false))
  card.mount(box)
  return {
    confirm: async () => {
      const { error } = await company.confirmCardPayment(secret, { payment_method: { card } })
      if (!error || error.code === alreadyPaid) return { state: 'accepted' }
      return { state: 'refused', code: error.decline_code ?? error.code ?? '' }
    },
    close: () => card.destroy(),
  }
}
