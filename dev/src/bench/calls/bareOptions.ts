import { type AnyCall, type Client, Home, Live, succeeded, User } from '@nimbo/contract'
import { callStatements, type CallStatements } from '@nimbo/server/callStatements'
import { withDatabase } from '../../fixtures/withDatabase.ts'
import { newLine, type Room } from '../crowd.ts'

/** Default pool size of the API. */
const POOL_SIZE = 10

export type BenchedCall = 'getSDK' | 'getHot' | 'getBaseInfo' | 'sendMsg'
/** Work of the bare routes: the statements of the calls, and answers they gave. */
export interface BareOptions {
  databaseUrl: string
  poolSize: number
  answers: Record<BenchedCall, unknown>
  statements: CallStatements
  show: { id: string; stream: string }
}

export async function bareOptions(databaseUrl: string, person: Client, room: Room): Promise<BareOptions> {
  const { rows } = await withDatabase(databaseUrl, (db) =>
    db.query<{ id: string }>('select id::text from show where stream = $1', [room.stream]),
  )
  const answer = async (call: AnyCall, input: object = {}) => succeeded(await person.call(call, input))
  return {
    databaseUrl,
    poolSize: POOL_SIZE,
    statements: await callStatements(),
    show: { id: rows[0]!.id, stream: room.stream },
    answers: {
      getSDK: await answer(Live.getSDK),
      getHot: await answer(Home.getHot),
      getBaseInfo: await answer(User.getBaseInfo),
      sendMsg: await answer(Live.sendMsg, newLine(room)),
    },
  }
}
