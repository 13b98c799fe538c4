import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../engineFiles.ts'
import type { Program } from '../process/spawnTagged.ts'
import type { Profile } from '../profile.ts'
import { answers } from './probe.ts'

/** The password goes through a file, because arguments are visible to every user of the machine. */
export function redis({ state, ports, secrets }: Profile): Program {
  const folder = join(state, 'redis')
  const configuration = join(folder, 'redis.conf')
  const text = `${readFileSync(join(checkout, 'engines/redis/redis.conf'), 'utf8')}port ${ports.redis}\ndir ${folder}\nrequirepass ${secrets.redis}\n`
  return {
    name: 'redis',
    command: 'redis-server',
    args: [configuration],
    env: {},
    ports: [ports.redis],
    stopSignal: 'SIGTERM',
    revision: text,
    prepare: () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(configuration, text, { mode: 0o600 })
    },
    isReady: () => answers(ports.redis, `AUTH ${secrets.redis}\r\nPING\r\n`, 'OK'),
  }
}
