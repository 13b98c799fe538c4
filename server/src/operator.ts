import { disableOperator, inviteOperator, totpSecrets } from './people/operator/index.ts'
import { loadConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { openPostgres } from './platform/postgres.ts'

const usage = 'operator add NAME | operator disable NAME'

/** `add` prints the link that lets somebody in; `disable` ends their sessions at once. */
async function run(args: string[]): Promise<string> {
  const { migrateUrl, consoleOrigin, operatorKey } = loadConfig('operator')
  const [command, ...rest] = args
  const name = rest.join(' ').normalize().trim()
  if (name === '' || name.length > 60 || (command !== 'add' && command !== 'disable')) throw new Error(usage)
  const db = openPostgres(migrateUrl, createLog('operator', 'silent'), 1)
  try {
    if (command === 'disable')
      return (await db.transaction((sql) => disableOperator(sql, name))) ? `${name} is disabled` : `nobody is called ${name}`
    const { invite } = await db.transaction((sql) => inviteOperator(sql, totpSecrets(operatorKey), name))
    return `${consoleOrigin}/enrol?invite=${invite}`
  } finally {
    await db.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (e) {
  process.stderr.write(`${e instanceof Error ? e.message : String(e)}\n`)
  process.exitCode = 1
}
