import type { Agent } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { Database } from '../platform/postgres.ts'
import { accountById } from '../user/index.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { codeFor } from './codeFor.ts'
import { addCode, codeOf } from './invite.store.ts'

const TRIES = 20

/** Made at first asking. Two that ask at once get the same one: the second finds the first's. */
async function ownCode(db: Database, uid: number): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const known = await db.read((tx) => codeOf(tx, uid))
    if (known) return known
    const account = await db.read((tx) => accountById(tx, uid))
    const code = codeFor(account?.nicename ?? '', tries)
    if (await db.read((tx) => addCode(tx, uid, code))) return code
  }
  throw new Error('no code was free')
}

export function getCode({ db, config }: AgentDeps): Handler<typeof Agent.getCode> {
  return async ({ uid }) => {
    const code = await ownCode(db, uid)
    const href = `${config.publicOrigin}/i/${code}`
    return { code, href, qr: href }
  }
}
