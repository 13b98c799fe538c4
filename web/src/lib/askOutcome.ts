import { Wallet } from '@nimbo/contract'
import { client } from './client.ts'

/** Outcome of the money request with this key. */
export const askOutcome = (key: string) => client.call(Wallet.getOperation, { client_request_id: key })
