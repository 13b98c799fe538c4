import { randomUUID } from 'node:crypto'
import { memberOf } from '../shows/admission/admission.store.ts'
import { commitTick } from '../core/room/message.store.ts'
import type { Sql } from '../platform/postgres.ts'
import { overviewOf } from '../people/user/user.store.ts'

/** The texts of the statements a call runs, one after the other, as its stores send them. */
export interface CallStatements {
  getBaseInfo: string[]
  sendMsg: [member: string, commit: string]
}

export async function callStatements(): Promise<CallStatements> {
  const line = { uid: 1, event: 'chat', requestId: randomUUID(), content: '', fields: {} }
  return {
    getBaseInfo: await textsOf((sql) => overviewOf(sql, 1)),
    sendMsg: (await textsOf(async (sql) => {
      await memberOf(sql, '1_1', 1)
      await commitTick(sql, 1n, 0, [line])
    })) as CallStatements['sendMsg'],
  }
}

async function textsOf(work: (sql: Sql) => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  await work({
    async query(text) {
      texts.push(text)
      return []
    },
  })
  return texts
}
