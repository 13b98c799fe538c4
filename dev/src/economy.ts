import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkout, environment, profile } from '@nimbo/engines'

/** `pnpm economy …` on this checkout's database unless the environment names another. */
const env = { ...process.env, ...(process.env['NIMBO_DATABASE_MIGRATE_URL'] ? {} : environment(profile())) }
const script = join(checkout, 'server/src/economy.ts')
process.exitCode = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { env, stdio: 'inherit' }).status ?? 1
