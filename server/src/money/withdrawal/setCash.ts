import { randomInt } from 'node:crypto'
import { cashOut, moneyText, type Output, refuse, Withdrawals } from '@nimbo/contract'
import { provedRecently } from '../../people/identity/index.ts'
import { hold, requestHash, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { findAccount, lockAccount } from './account.store.ts'
import { withdrawalRef } from './hold.ts'
import { pendingVotes, splitAvailable } from './pendingVotes.store.ts'
import { assessRisk, requiredApprovals } from './risk.ts'
import { type GiverFacts, giverFacts, personFacts } from './risk.store.ts'
import { rulesFor } from './rule.store.ts'
import {
  countThisMonth,
  findWithdrawalByKey,
  insertWithdrawal,
  isCertified,
  lockVotes,
  requestedLastDay,
  type WithdrawalRow,
} from './withdrawal.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

const { setCash: call } = Withdrawals

export function setCash({ db, config }: WithdrawalDeps): Handler<typeof call> {
  interface Requested {
    uid: number
    sessionId: number
    accountId: number
    votes: bigint
    key: string
    request: string
  }

  async function replay(sql: Sql, { uid, key, request }: Requested): Promise<Output<typeof call> | undefined> {
    const known = await findWithdrawalByKey(sql, uid, key)
    if (known && !known.hash.equals(requestHash(request))) refuse(call, 'IdempotencyConflict')
    return known && outputOf(known)
  }

  /** Checked under the wallet's lock: of two concurrent requests the second sees the first. */
  async function validate(sql: Sql, { uid, accountId, votes }: Requested) {
    const account = (await lockAccount(sql, uid, accountId)) ?? refuse(call, 'NotYourAccount')
    const rule =
      (await rulesFor(sql, uid, config.payoutMethods)).find(({ type }) => type === account.type) ?? refuse(call, 'NotYourAccount')
    if (!(await isCertified(sql, uid))) refuse(call, 'NotCertified')
    if (votes < rule.minimumVotes) refuse(call, 'BelowMinimum')
    if (!rule.open) refuse(call, 'OutsideWindow')
    if ((await countThisMonth(sql, uid)) >= rule.monthly) refuse(call, 'TooManyThisMonth')
    const wallet = await walletOf(sql, uid)
    const { available } = splitAvailable(wallet.votes - wallet.votes_held, await pendingVotes(sql, uid))
    if (votes > available) refuse(call, 'TooMuch')
    const money = cashOut(rule, votes)
    if (money.net <= 0n) refuse(call, 'BadAmount')
    return { account, rule, money, left: available - votes }
  }

  async function create(sql: Sql, requested: Requested, givers: GiverFacts): Promise<Output<typeof call>> {
    await lockVotes(sql, requested.uid)
    const replayed = await replay(sql, requested)
    if (replayed) return replayed
    const { account, rule, money, left } = await validate(sql, requested)
    const { uid, sessionId, accountId, key, request, votes } = requested
    const risk = assessRisk({ votes, ...(await personFacts(sql, uid, sessionId, accountId)), ...givers })
    const approvals = requiredApprovals(rule, money.net, risk, await requestedLastDay(sql, uid))
    const terms = { currency: rule.currency, risk, requiredApprovals: approvals, ...money }
    const made = await insertWithdrawal(sql, { no: newNumber(), uid, key, hash: requestHash(request), account, votes, left, ...terms })
    const { status } = await hold(sql, { uid, key, request }, 'withdrawalHold', 'votes', votes, withdrawalRef(made.id))
    if (status === 'mismatch') refuse(call, 'IdempotencyConflict')
    if (status === 'frozen') refuse(call, 'Frozen')
    if (status !== 'ok') refuse(call, 'TooMuch')
    return outputOf(made)
  }

  return async ({ uid, sessionId }, { accountid: accountId, cashvote, client_request_id: key }) => {
    const requested = { uid, sessionId, accountId, votes: BigInt(cashvote), key, request: `cash ${accountId} ${cashvote}` }
    const replayed = await db.query((sql) => replay(sql, requested))
    if (replayed) return replayed
    if (!(await db.query((sql) => findAccount(sql, uid, accountId)))) refuse(call, 'NotYourAccount')
    if (!(await db.query((sql) => provedRecently(sql, sessionId)))) refuse(call, 'StepUpNeeded')
    // The slow query runs before the lock; facts about the person and their account are read under it.
    const givers = await db.query((sql) => giverFacts(sql, uid))
    return db.transaction((sql) => create(sql, requested, givers))
  }
}

/** Crockford's base 32: no letters that look like digits, because people read the number aloud. */
function newNumber(): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  return `W${Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')}`
}

const outputOf = (w: WithdrawalRow): Output<typeof call> => ({
  id: w.id,
  no: w.no,
  votes: String(w.votes),
  left: String(w.left),
  money: moneyText(w.net, w.currency),
  currency: w.currency,
})
