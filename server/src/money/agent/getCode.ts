import type { Agent } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { accountById } from '../../people/user/index.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { codeFor } from './codeFor.ts'
import { addCode, codeOf } from './invite.store.ts'

const MAX_ATTEMPTS = 20

/** Created on the first call. Of two concurrent calls the second finds the code of the first. */
async function findOrCreateCode(db: Database, uid: number): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const known = await db.query((sql) => codeOf(sql, uid))
    if (known) return known
    const account = await db.query((sql) => accountById(sql, uid))
    const code = codeFor(account?.nicename ?? '', attempt)
    if (await db.query((sql) => addCode(sql, uid, code))) return code
  }
  throw new Error('no free invitation code found')
}

export function getCode({ db, config }: AgentDeps): Handler<typeof Agent.getCode> {
  return async ({ uid }) => {
    const code = await findOrCreateCode(db, uid)
    const href = `${config.publicOrigin}/i/${code}`
    return { code, href, qr: href }
  }
}
