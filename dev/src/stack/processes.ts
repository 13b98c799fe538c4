import { join } from 'node:path'
import { createClient, Home } from '@nimbo/contract'
import {
  apiPort,
  checkout,
  type Environment,
  environment,
  haproxy,
  isOk,
  type Mode,
  operatorApiPort,
  type Profile,
  type Program,
} from '@nimbo/engines'
import { demoRooms } from '../demo/rooms.ts'
import { newest } from './newest.ts'
import { processEnvironment } from './processEnvironment.ts'
import { balance, replicas } from './replicas.ts'

const serverSources = ['server/src', 'server/migrations', 'server/database', 'contract/src', 'pnpm-lock.yaml']

/** In watched mode Node restarts the process by itself, so a change of its sources does not make it outdated. */
function nodeProgram(profile: Profile, mode: Mode, name: string, script: string, sources: string[]): Omit<Program, 'ports' | 'isReady'> {
  const node = [process.execPath, ...(mode === 'watched' ? ['--watch', '--watch-preserve-output'] : []), join(checkout, script)]
  // An edit restarts every process of the server at once; whoever made it looks at the API.
  const [command, ...args] = mode === 'watched' && name !== 'api' ? ['nice', '-n', '10', ...node] : node
  return {
    name,
    command: command!,
    args,
    env: environment(profile, mode),
    cwd: checkout,
    stopSignal: 'SIGTERM',
    revision: mode === 'watched' ? '' : String(newest(sources)),
  }
}

interface ServerProcess {
  name: 'api' | 'console' | 'worker' | 'payout'
  script: string
  opsPort: number
  ports?: readonly number[]
  page?: string
  /** The second of its kind, with what differs in its environment. */
  replica?: number
  env?: Environment
}

function serverProgram(profile: Profile, mode: Mode, process: ServerProcess): Program {
  const { name, script, opsPort, ports = [], page, replica = 0, env } = process
  return {
    ...nodeProgram(profile, mode, replicaName(name, replica), script, [...serverSources, ...(page ? [page] : [])]),
    env: { ...processEnvironment(profile, mode, name), ...env },
    ports: [...ports, opsPort],
    isReady: () => isOk(`http://127.0.0.1:${opsPort}/ready`),
  }
}

/** The name a process is recorded under: `api`, `api2`. */
export const replicaName = (name: string, replica: number) => (replica === 0 ? name : `${name}${replica + 1}`)

const apiProcess = { name: 'api', script: 'server/src/main.ts', page: 'web/dist/index.html' } as const

/** The API alone, on the product's own address. */
export function api(profile: Profile, mode: Mode): Program {
  return serverProgram(profile, mode, { ...apiProcess, opsPort: profile.ports.ops, ports: [apiPort(profile, mode)] })
}

/** The API, or several behind a balancer that has the product's address. */
function apis(profile: Profile, mode: Mode): Program[] {
  if (replicas() === 1) return [api(profile, mode)]
  const behind = profile.ports.replicas.map(({ api: port, apiOps }, replica) => {
    const env = { NIMBO_PORT: String(port), NIMBO_OPS_PORT: String(apiOps), NIMBO_TRUSTED_PROXIES: '127.0.0.1' }
    return serverProgram(profile, mode, { ...apiProcess, replica, opsPort: apiOps, ports: [port], env })
  })
  return [...behind, haproxy(profile, mode, replicas(), balance())]
}

function workers(profile: Profile, mode: Mode): Program[] {
  return profile.ports.replicas.slice(0, replicas()).map(({ workerOps }, replica) => {
    const env = { NIMBO_WORKER_OPS_PORT: String(workerOps) }
    return serverProgram(profile, mode, { name: 'worker', script: 'server/src/worker.ts', replica, opsPort: workerOps, env })
  })
}

/** Every process of our server. Each has its own database role, secrets and ports. */
export function serverProcesses(profile: Profile, mode: Mode): Program[] {
  const { consoleOps, payoutOps } = profile.ports
  const console = {
    name: 'console',
    script: 'server/src/console.ts',
    opsPort: consoleOps,
    ports: [operatorApiPort(profile, mode)],
    page: 'console/dist/index.html',
  } as const
  return [
    ...apis(profile, mode),
    serverProgram(profile, mode, console),
    ...workers(profile, mode),
    serverProgram(profile, mode, { name: 'payout', script: 'server/src/payoutWorker.ts', opsPort: payoutOps }),
  ]
}

/** The demo is ready when its rooms are on the home page, which is what somebody who opens it wants to see. */
export function demo(profile: Profile, mode: Mode): Program {
  return {
    ...nodeProgram(profile, 'built', 'demo', 'dev/src/demo.ts', ['dev/src', 'contract/src']),
    env: environment(profile, mode),
    ports: [],
    isReady: () => demoRoomsAreListed(`http://127.0.0.1:${environment(profile, mode)['NIMBO_PORT']}`),
  }
}

/** Stand-in for the SMS provider, behind the same adapter; messages appear in its output. */
export function smsStandIn(profile: Profile, mode: Mode): Program {
  return {
    ...nodeProgram(profile, 'built', 'sms', 'dev/src/standIns/sms.ts', ['dev/src/standIns/sms.ts']),
    env: environment(profile, mode),
    ports: [profile.ports.sms],
    isReady: () => isOk(`http://127.0.0.1:${profile.ports.sms}/health`),
  }
}

/** Stand-ins for the sign-in providers and the translator, behind the same adapters. */
export function signInStandIns(profile: Profile, mode: Mode): Program {
  return {
    ...nodeProgram(profile, 'built', 'providers', 'dev/src/standIns/signIn.ts', [
      'dev/src/standIns/signIn.ts',
      'dev/src/standIns/signIn',
      'dev/src/standIns/translate',
      'pnpm-lock.yaml',
    ]),
    env: environment(profile, mode),
    ports: [profile.ports.providers],
    isReady: () => isOk(`http://127.0.0.1:${profile.ports.providers}/health`),
  }
}

/** Stand-in for browsers' push services and Firebase. */
export function pushStandIn(profile: Profile, mode: Mode): Program {
  return {
    ...nodeProgram(profile, 'built', 'push', 'dev/src/standIns/push.ts', ['dev/src/standIns/push.ts', 'dev/src/standIns/webPush.ts']),
    env: environment(profile, mode),
    ports: [profile.ports.push],
    isReady: () => isOk(`http://127.0.0.1:${profile.ports.push}/health`),
  }
}

/** Stand-ins for the payment providers, except Stripe, which has a server of its own. */
export function paymentStandIns(profile: Profile, mode: Mode): Program {
  return {
    ...nodeProgram(profile, 'built', 'payments', 'dev/src/standIns/payments.ts', [
      'dev/src/standIns/payments.ts',
      'dev/src/standIns/payments',
      'dev/src/standIns/signIn',
      'pnpm-lock.yaml',
    ]),
    env: environment(profile, mode),
    ports: [profile.ports.payments],
    isReady: () => isOk(`http://127.0.0.1:${profile.ports.payments}/health`),
  }
}

/** A page that plays the native app around ours. */
export function wrapperPage(profile: Profile, mode: Mode): Program {
  return {
    ...nodeProgram(profile, 'built', 'wrapper', 'dev/src/standIns/wrapper.ts', ['dev/src/standIns/wrapper.ts']),
    env: environment(profile, mode),
    ports: [profile.ports.wrapper],
    isReady: () => isOk(`http://127.0.0.1:${profile.ports.wrapper}/health`),
  }
}

async function demoRoomsAreListed(origin: string): Promise<boolean> {
  const client = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const { list } = await client.call(Home.getHot, {}).catch(() => ({ list: [] }))
  return demoRooms.every(({ host }) => list.some((room) => room.uid === host.id))
}

export function vite(profile: Profile, name: 'web' | 'console'): Program {
  const { NIMBO_PORT, NIMBO_CONSOLE_PORT, NIMBO_FRAME_ANCESTORS = '' } = environment(profile, 'watched')
  const port = name === 'web' ? profile.ports.app : profile.ports.console
  return {
    name,
    command: process.execPath,
    args: [join(checkout, name, 'node_modules/vite/bin/vite.js'), '--clearScreen=false'],
    env: {
      NIMBO_VITE_PORT: String(port),
      NIMBO_FRAME_ANCESTORS,
      NIMBO_API_ORIGIN: `http://127.0.0.1:${name === 'web' ? NIMBO_PORT : NIMBO_CONSOLE_PORT}`,
    },
    cwd: join(checkout, name),
    ports: [port],
    stopSignal: 'SIGTERM',
    isReady: () => isOk(`http://127.0.0.1:${port}/`),
  }
}

export function scriptTask(profile: Profile, mode: Mode, name: string, script: string) {
  return { name, command: process.execPath, args: [join(checkout, script)], env: environment(profile, mode), cwd: checkout }
}
