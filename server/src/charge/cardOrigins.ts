import type { Config } from '../platform/config.ts'

/** What a browser asks when a page's script offers Google Pay. Chrome holds that request against the page's own policy. */
const googlePay = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']

/** What a page with the card company's script must be allowed, and no page else. */
interface CardOrigins {
  scripts: string[]
  frames: string[]
  connect: string[]
  /** Whose frames may open a phone's wallet. */
  payment: string[]
}

/** A card's number is typed into frames of the company's own, which its script draws; so are the buttons of phones' wallets. */
export function cardOrigins({ pay: { stripe } }: Pick<Config, 'pay'>): CardOrigins {
  if (!stripe) return { scripts: [], frames: [], connect: [], payment: [] }
  const [script, api] = [new URL(stripe.scriptUrl).origin, new URL(stripe.apiUrl).origin]
  const theirs = [script, ...below(script)]
  return {
    scripts: theirs,
    frames: [...theirs, ...(stripe.frameOrigins ?? [])],
    connect: [...new Set([script, api]), ...googlePay],
    payment: theirs,
  }
}

/** Their script starts frames on names below its own, so that one company's pages are apart from another's. */
const below = (origin: string): string[] => (/^https:\/\/[a-z0-9.-]+$/.test(origin) ? [origin.replace('://', '://*.')] : [])
