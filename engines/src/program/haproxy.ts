import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../engineFiles.ts'
import { apiPort, type Mode } from '../environment.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

/** `room`: the calls of a room go to one process. `random`: any call goes anywhere, as it may while processes come and go. */
export type Balance = 'room' | 'random'

const balances: Record<Balance, string> = { room: 'balance hash var(txn.stream)', random: 'balance random' }

/** The balancer in front of the API processes, on the address the product has without one. */
export function haproxy(profile: Profile, mode: Mode, replicas: number, balance: Balance): Program {
  const port = apiPort(profile, mode)
  const folder = join(profile.state, 'haproxy')
  const configuration = join(folder, 'haproxy.cfg')
  const servers = profile.ports.replicas
    .slice(0, replicas)
    .map(({ api, apiOps }, i) => `  server api${i + 1} 127.0.0.1:${api} check port ${apiOps}\n`)
    .join('')
  const text = readFileSync(join(checkout, 'engines/haproxy/haproxy.cfg'), 'utf8')
    .replace('frontend public\n', `frontend public\n  bind 127.0.0.1:${port}\n`)
    .concat(`  ${balances[balance]}\n${servers}`)
  return {
    name: 'haproxy',
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', configuration],
    env: {},
    ports: [port],
    stopSignal: 'SIGTERM',
    revision: text,
    prepare: () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(configuration, text, { mode: 0o600 })
      cpSync(join(checkout, 'engines/haproxy/errors'), join(folder, 'errors'), { recursive: true })
    },
    // An envelope, whatever is asked: some process answers.
    isReady: () => isOk(`http://127.0.0.1:${port}/?service=none`),
  }
}
