import { refuse, Exchange } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { proceedsOf } from './exchange.rules.ts'
import { type ExchangeRow, lockWallet, readRule } from './exchange.store.ts'
import {
  availableVotes,
  type ExchangeDeps,
  exchangeOutput,
  type ExchangeRequest,
  executeExchange,
  refusalFor,
  replay,
} from './executeExchange.ts'

/** Exchanges votes that are folded, not held by a withdrawal and not pending. */
export function setVoteExchange(deps: ExchangeDeps): Handler<typeof Exchange.setVoteExchange> {
  return async ({ uid }, input) => {
    const request = { uid, key: input.client_request_id, ofVotes: true, amount: BigInt(input.exchangevote) }
    const result = await deps.db.transaction((sql) => exchangeVotes(sql, deps, request))
    // Refused outside the transaction: inside, the refusal recorded by the ledger would be rolled back.
    return typeof result === 'object' ? exchangeOutput(result) : refuse(Exchange.setVoteExchange, result)
  }
}

async function exchangeVotes(
  sql: Sql,
  deps: ExchangeDeps,
  request: ExchangeRequest,
): Promise<ExchangeRow | ReturnType<typeof refusalFor> | 'BadAmount'> {
  await lockWallet(sql, request.uid)
  const replayed = await replay(sql, request)
  if (replayed) return replayed === 'mismatch' ? 'IdempotencyConflict' : replayed
  const rule = await readRule(sql)
  const proceeds = proceedsOf(request.amount, { give: rule.voteGive, get: rule.voteGet })
  if (proceeds === 0n) return 'BadAmount'
  const { available, pending } = await availableVotes(sql, deps, request.uid)
  if (request.amount <= available + pending && request.amount > available) return 'TooMuch'
  const result = await executeExchange(sql, request, proceeds, pending)
  return typeof result === 'object' ? result : refusalFor(result)
}
