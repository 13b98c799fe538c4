import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { base32 } from '@scure/base'
import { checkout, environment, profile } from '@nimbo/engines'
import { operators } from './demo/people.ts'

const STEP_SECONDS = 30

/** Code that a demo operator's app would show now (RFC 6238). */
function codeOf(secret: string): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS)))
  const mac = createHmac('sha1', base32.decode(secret)).update(counter).digest()
  const at = mac.at(-1)! & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** `pnpm operator add|disable NAME` on this checkout's database unless the environment names another; `code NAME` for demo operators. */
const [command, ...words] = process.argv.slice(2)
if (command === 'code') {
  const wanted = words.join(' ').normalize().toLowerCase()
  const found = Object.values(operators).find(({ name }) => name.toLowerCase().startsWith(wanted))
  if (!found)
    throw new Error(
      `demo operators: ${Object.values(operators)
        .map(({ name }) => name)
        .join(', ')}`,
    )
  process.stdout.write(`${codeOf(found.totpSecret)}\n`)
} else {
  const env = { ...process.env, ...(process.env['NIMBO_DATABASE_MIGRATE_URL'] ? {} : environment(profile())) }
  const script = join(checkout, 'server/src/operator.ts')
  process.exitCode = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { env, stdio: 'inherit' }).status ?? 1
}
