import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyCall, domains } from '@nimbo/contract'
import { sampleInput } from '@nimbo/contract/samples'
import { environment, type Profile, waitUntil } from '@nimbo/engines'
import pg from 'pg'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'

const PLANTED = 1_000
const FULL = 10_000
const SETTLE_MS = 2_000
const CONTROL = 's3cr3t-on-purpose'
/** The stand-in for the SMS provider plays the phone: codes belong there. */
const smsLogs = ['sms.log', 'sms.previous.log']

/** Numbers and words with a fixed shape cannot hide a secret; everything else a person or a program may type can. */
const fixed = new Set(['country_code', 'user_login', 'mobile', 'p', 'type', 'kind', 'liveuid', 'touid', 'contact_type', 'id', 'source'])

interface Planted {
  secret: string
  where: string
}

/**
 * Plants secrets in every field of every call, in headers and in addresses, well-formed and malformed, while the database logs
 * every statement; then looks for them in everything any process wrote.
 */
export async function proveSecrets(profile: Profile, full: boolean): Promise<void> {
  const origin = `http://127.0.0.1:${environment(profile)['NIMBO_PORT']}`
  const database = new pg.Client(asSuperuser(profile))
  await database.connect()
  try {
    for (const setting of [`log_statement = 'all'`, `log_min_duration_statement = 0`, `log_min_messages = 'info'`]) {
      await database.query(`alter system set ${setting}`)
    }
    await database.query('select pg_reload_conf()')
    await waitUntil(async () => (await database.query<{ log_statement: string }>('show log_statement')).rows[0]?.log_statement === 'all', 5)
    // A control that must be found: otherwise the search proves nothing.
    await database.query(`select '${CONTROL}'`)
    const planted = await plant(origin, full ? FULL : PLANTED)
    await new Promise((done) => setTimeout(done, SETTLE_MS))
    searchLogs(profile, planted)
  } finally {
    await database.query('alter system reset all').catch(() => undefined)
    await database.end()
  }
}

const asSuperuser = ({ ports, secrets }: Profile) => ({
  host: '127.0.0.1',
  port: ports.postgres,
  user: 'postgres',
  password: secrets.postgres,
  database: 'nimbo',
})

async function plant(origin: string, goal: number): Promise<Planted[]> {
  const calls = Object.values(domains).flatMap((d) => Object.values(d) as AnyCall[])
  const planted: Planted[] = []
  const fresh = (where: string): string => {
    const secret = `s3cr3t${randomBytes(12).toString('hex')}`
    planted.push({ secret, where })
    return secret
  }
  let token = ''
  for (let round = 0; planted.length < goal; round++) {
    // Some calls end the session they are made with.
    if (round % 4 === 0) token = (await signIn(origin, people.yuki)).token
    for (const call of calls) {
      if (call.name === 'User.cancelAccount' || call.name === 'Login.logout') continue
      await send(origin, call, round, token, fresh)
    }
  }
  return planted
}

/** In turn: as an address, as a form, as JSON, as broken JSON, and with a secret for a token. */
async function send(origin: string, call: AnyCall, round: number, token: string, fresh: (where: string) => string): Promise<void> {
  const fields = Object.entries(sampleInput(call)).map(([name, value]) => {
    return [name, fixed.has(name) ? value : fresh(`${call.name} ${name}`)] as const
  })
  const headers: Record<string, string> = { authorization: `Bearer ${round % 5 === 4 ? fresh(`${call.name} header`) : token}` }
  const query = new URLSearchParams({ service: call.name })
  const body = new URLSearchParams(Object.fromEntries(fields))
  const json = JSON.stringify(Object.fromEntries(fields))
  const requests: (() => Promise<Response>)[] = [
    () =>
      fetch(`${origin}/?${String(new URLSearchParams([...query, ...body, ['uid', '1'], ['token', fresh(`${call.name} address`)]]))}`, {
        headers: {},
      }),
    () => fetch(`${origin}/?${String(new URLSearchParams([...query, ...body]))}`, { headers }),
    () => fetch(`${origin}/?${String(query)}`, { method: 'POST', headers, body }),
    () => fetch(`${origin}/?${String(query)}`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: json }),
    () =>
      fetch(`${origin}/?${String(query)}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: json.slice(0, -3),
      }),
  ]
  const answer = await requests[round % requests.length]!()
  await answer.text()
}

function searchLogs(profile: Profile, planted: readonly Planted[]): void {
  const files = readdirSync(profile.logs).filter((name) => name.endsWith('.log') && !smsLogs.includes(name))
  const statements = readFileSync(join(profile.logs, 'postgres.log'), 'utf8')
  if (!statements.includes(CONTROL)) throw new Error('the database logged no statements: the search proves nothing')
  const executed = statements.split('\n').filter((line) => /statement:|execute /.test(line)).length
  const found: string[] = []
  let bytes = 0
  for (const file of files) {
    const text = readFileSync(join(profile.logs, file), 'utf8')
    bytes += text.length
    if (!text.includes('s3cr3t')) continue
    for (const { secret, where } of planted) if (text.includes(secret)) found.push(`${file}: ${where}`)
  }
  console.log(
    `${planted.length} secrets planted, ${found.length} found in ${files.length} logs (${Math.round(bytes / 1000)} KB, ${executed} statements)`,
  )
  if (found.length > 0) throw new Error(`found in logs: ${[...new Set(found)].slice(0, 20).join('; ')}`)
}
