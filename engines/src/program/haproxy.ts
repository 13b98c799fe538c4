import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../engineFiles.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { isOk } from './probe.ts'

/** `room`: the calls of a room go to one process. `random`: any call goes anywhere, as it may while processes come and go. */
export type Balance = 'room' | 'random'

const balances: Record<Balance, string> = { room: 'balance hash var(txn.stream)', random: 'balance random' }

/** The balancer in front of the API processes, on the address the product has without one. */
export function haproxy({ state, ports }: Profile, replicas: number, balance: Balance): Program {
  const folder = join(state, 'haproxy')
  const configuration = join(folder, 'haproxy.cfg')
  const servers = ports.apiReplicas
    .slice(0, replicas)
    .map(({ api, ops }, i) => `  server api${i + 1} 127.0.0.1:${api} check port ${ops}\n`)
    .join('')
  const text = readFileSync(join(checkout, 'engines/haproxy/haproxy.cfg'), 'utf8')
    .replace('frontend public\n', `frontend public\n  bind 127.0.0.1:${ports.app}\n`)
    .concat(`  ${balances[balance]}\n${servers}`)
  return {
    name: 'haproxy',
    command: '/usr/sbin/haproxy',
    // In the foreground, with a master that would survive nothing of its own: one process, one log.
    args: ['-db', '-f', configuration],
    env: {},
    ports: [ports.app],
    // Finishes what is under way.
    stopSignal: 'SIGUSR1',
    revision: text,
    prepare: () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(configuration, text, { mode: 0o600 })
    },
    isReady: () => isOk(`http://127.0.0.1:${ports.app}/`),
  }
}
