import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, localstripeHome } from '../engineFiles.ts'
import { apiPort, environment, type Mode } from '../environment.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

/** Stand-in for Stripe, in memory only; undefined where it could not be installed. */
export function stripe(profile: Profile, mode: Mode): Program | undefined {
  const home = localstripeHome()
  if (!existsSync(home)) return undefined
  const sources = join(checkout, 'engines/localstripe')
  const at = `http://127.0.0.1:${profile.ports.stripe}`
  return {
    name: 'stripe',
    command: join(home, 'python'),
    args: ['-B', join(sources, 'serve.py'), '--port', String(profile.ports.stripe)],
    env: { PYTHONPATH: join(home, 'site'), PYTHONUNBUFFERED: '1' },
    ports: [profile.ports.stripe],
    stopSignal: 'SIGTERM',
    revision: String(Math.max(...readdirSync(sources).map((file) => statSync(join(sources, file)).mtimeMs))),
    isReady: () => isOk(`${at}/_config/health`),
    afterStart: () => registerWebhook(at, `http://127.0.0.1:${apiPort(profile, mode)}/hooks/pay/card`, webhookSecret(profile)),
  }
}

const webhookSecret = (profile: Profile): string =>
  (JSON.parse(environment(profile)['NIMBO_PAY_STRIPE'] ?? '') as { webhookSecret: string }).webhookSecret

async function registerWebhook(at: string, url: string, secret: string): Promise<void> {
  const response = await fetch(`${at}/_config/webhooks/nimbo`, { method: 'POST', body: JSON.stringify({ url, secret }) })
  if (!response.ok) throw new Error(`localstripe refused the webhook endpoint: HTTP ${response.status}`)
}
