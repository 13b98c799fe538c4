import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { checkout } from './engineFiles.ts'
import { secretsIn, type Secrets } from './secrets.ts'

const portBases: Record<string, number> = {
  dev: 3000,
  // One for each worker of the tests.
  test: 3200,
  test2: 3300,
  test3: 3900,
  e2e: 3400,
  'e2e-kill': 3450,
  proof: 3600,
  bench: 3800,
}

export type Profile = { name: string; ports: Ports; state: string; logs: string; secrets: Secrets }
export type Ports = ReturnType<typeof portsFrom>

/** One set of engines with its own ports, data and secrets, so that tests never meet the data somebody is developing with. */
export function profile(name: string = process.env['NIMBO_PROFILE'] || 'dev'): Profile {
  const base = Number(process.env['NIMBO_PORT_BASE'] || portBases[name])
  if (!Number.isInteger(base)) throw new Error(`profile ${name} has no ports of its own: set NIMBO_PORT_BASE`)
  const state = stateFolder(name)
  return { name, ports: portsFrom(base), state, logs: join(checkout, '.logs', name), secrets: secretsIn(state) }
}

function portsFrom(base: number) {
  return {
    app: base,
    console: base + 1,
    ops: base + 2,
    workerOps: base + 3,
    apiBehindVite: base + 4,
    operatorApiBehindVite: base + 5,
    wrapper: base + 6,
    consoleOps: base + 7,
    payoutOps: base + 8,
    postgres: base + 10,
    redis: base + 11,
    centrifugo: base + 12,
    livekit: base + 13,
    livekitUdp: base + 14,
    s3: base + 15,
    sms: base + 16,
    providers: base + 17,
    push: base + 18,
    lock: base + 19,
    payments: base + 20,
    stripe: base + 21,
    centrifugoInternal: base + 22,
    /** Behind the balancer, when there are several. */
    replicas: [
      { api: base + 30, apiOps: base + 2, workerOps: base + 3 },
      { api: base + 31, apiOps: base + 32, workerOps: base + 33 },
    ],
  }
}

/** Its parents stay open to every user, because PostgreSQL runs as another one; what is secret inside is 0600 by itself. */
function stateFolder(name: string): string {
  const parent = process.env['NIMBO_STATE'] || `/var/tmp/nimbo-${userInfo().username}`
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true })
  if (statSync(parent).uid !== process.getuid?.()) throw new Error(`${parent} belongs to somebody else: set NIMBO_STATE`)
  for (const path of [parent, folder]) chmodSync(path, 0o755)
  return folder
}
