import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkout, environment, profile } from '@nimbo/engines'

/** `pnpm ranks` on this checkout's database unless the environment names another. */
const env = { ...process.env, ...(process.env['NIMBO_DATABASE_MIGRATE_URL'] ? {} : environment(profile())) }
process.exitCode = spawnSync(process.execPath, [join(checkout, 'server/src/ranks.ts')], { env, stdio: 'inherit' }).status ?? 1
