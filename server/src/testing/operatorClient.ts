import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { generate } from 'otplib'
import { disableOperator, inviteOperator, totpSecrets } from '../people/operator/index.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres, type Sql } from '../platform/postgres.ts'
import type { TestServer } from './startTestServer.ts'

export interface TestOperator {
  id: number
  name: string
  token: string
  client: Client
}
export const operatorPassword = 'a long password for tests'

async function asOwner<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const owner = openPostgres(process.env['NIMBO_DATABASE_MIGRATE_URL']!, createLog('test', 'silent'), 1)
  try {
    return await owner.transaction(work)
  } finally {
    await owner.close()
  }
}

export const testSecrets = () => totpSecrets(process.env['NIMBO_OPERATOR_KEY']!)

/** An invitation as `pnpm operator add` makes one, by the role that owns the schema. */
export async function invite(name = `Operator ${randomUUID().slice(0, 8)}`): Promise<{ name: string; invite: string }> {
  return { name, invite: (await asOwner((sql) => inviteOperator(sql, testSecrets(), name))).invite }
}

export const disable = (name: string): Promise<boolean> => asOwner((sql) => disableOperator(sql, name))

export const guestOf = (server: TestServer): Client =>
  createClient({ origin: server.operatorOrigin, language: () => 'en', credentials: () => undefined })

export const secretIn = (totpUri: string) => new URL(totpUri).searchParams.get('secret')!

/** An operator of their own for this test, enrolled and signed in through the API. */
export async function operatorClient(server: TestServer): Promise<TestOperator> {
  const guest = guestOf(server)
  const { name, invite: word } = await invite()
  const { totp_uri } = await guest.call(OperatorAuth.getEnrolment, { invite: word })
  const code = await generate({ secret: secretIn(totp_uri) })
  const { id, token } = await guest.call(OperatorAuth.enrolTotp, { invite: word, password: operatorPassword, code })
  const client = createClient({ origin: server.operatorOrigin, language: () => 'en', credentials: () => ({ uid: id, token }) })
  return { id, name, token, client }
}
