import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { localstripeHome } from '../engineFiles.ts'
import { apiPort, environment, type Mode } from '../environment.ts'
import type { Program } from '../process/program.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

/** Stands in for Stripe; undefined where it could not be installed. It forgets everything when it stops. */
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
    settle: () => tellWhereToSend(at, `http://127.0.0.1:${apiPort(profile, mode)}/hooks/pay/card`, secretOf(profile)),
  }
}

const secretOf = (profile: Profile): string =>
  (JSON.parse(environment(profile)['NIMBO_PAY_STRIPE'] ?? '') as { webhookSecret: string }).webhookSecret

async function tellWhereToSend(at: string, url: string, secret: string): Promise<void> {
  const response = await fetch(`${at}/_config/webhooks/nimbo`, { method: 'POST', body: JSON.stringify({ url, secret }) })
  if (!response.ok) throw new Error(`localstripe does not take our address: HTTP ${response.status}`)
}
