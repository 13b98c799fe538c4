import type { Config } from '../../platform/config.ts'

/** Requested when a script offers Google Pay. Chrome checks that request against the policy of the page itself. */
const googlePay = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']

/** Content-security-policy sources for the card provider's script. */
interface CardOrigins {
  scripts: string[]
  frames: string[]
  connect: string[]
  /** Frames that may open a web wallet. */
  payment: string[]
}

/** Card numbers are typed into frames of the provider, which its script creates; so are the buttons of web wallets. */
export function cardOrigins({ pay: { stripe } }: Pick<Config, 'pay'>): CardOrigins {
  if (!stripe) return { scripts: [], frames: [], connect: [], payment: [] }
  const [script, api] = [new URL(stripe.scriptUrl).origin, new URL(stripe.apiUrl).origin]
  const provider = [script, ...subdomains(script)]
  return {
    scripts: provider,
    frames: [...provider, ...(stripe.frameOrigins ?? [])],
    connect: [...new Set([script, api]), ...googlePay],
    payment: provider,
  }
}

/** The script opens frames on subdomains of its own origin, to isolate merchants from each other. */
const subdomains = (origin: string): string[] => (/^https:\/\/[a-z0-9.-]+$/.test(origin) ? [origin.replace('://', '://*.')] : [])
