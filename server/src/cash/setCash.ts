import { randomInt } from 'node:crypto'
import { cashOut, moneyText, type Output, refuse, Wallet } from '@nimbo/contract'
import { provedRecently } from '../identity/index.ts'
import { hashOf, hold, walletOf } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'
import { accountOf, holdAccount } from './account.store.ts'
import type { CashDeps } from './CashDeps.ts'
import { divide, heldVotes } from './held.store.ts'
import { refOf } from './refOf.ts'
import { type GiverFacts, giverFacts, personFacts } from './risk.store.ts'
import { rulesFor } from './rule.store.ts'
import { signaturesFor } from './signaturesFor.ts'
import { weigh } from './weigh.ts'
import {
  askedLately,
  insertWithdrawal,
  isCertified,
  lockVotes,
  usedThisMonth,
  withdrawalByKey,
  type WithdrawalRow,
} from './withdrawal.store.ts'

const { setCash: call } = Wallet

export function setCash({ db, config }: CashDeps): Handler<typeof call> {
  interface Asked {
    uid: number
    sessionId: number
    accountId: number
    votes: bigint
    key: string
    wish: string
  }

  async function earlier(tx: Tx, { uid, key, wish }: Asked): Promise<Output<typeof call> | undefined> {
    const known = await withdrawalByKey(tx, uid, key)
    if (known && !known.hash.equals(hashOf(wish))) refuse(call, 'OtherWish')
    return known && answerOf(known)
  }

  /** Everything that may stand against it, read under the wallet's lock: two at once are judged one after the other. */
  async function judge(tx: Tx, { uid, accountId, votes }: Asked) {
    const account = (await holdAccount(tx, uid, accountId)) ?? refuse(call, 'NotYourAccount')
    const rule = (await rulesFor(tx, uid, config.pay)).find(({ type }) => type === account.type) ?? refuse(call, 'NotYourAccount')
    if (!(await isCertified(tx, uid))) refuse(call, 'NotCertified')
    if (votes < rule.minimumVotes) refuse(call, 'BelowMinimum')
    if (!rule.open) refuse(call, 'OutsideWindow')
    if ((await usedThisMonth(tx, uid)) >= rule.monthly) refuse(call, 'TooManyThisMonth')
    const wallet = await walletOf(tx, uid)
    const { total } = divide(wallet.votes - wallet.votes_held, await heldVotes(tx, uid))
    if (votes > total) refuse(call, 'TooMuch')
    const money = cashOut(rule, votes)
    if (money.net <= 0n) refuse(call, 'BadAmount')
    return { account, rule, money, left: total - votes }
  }

  async function ask(tx: Tx, asked: Asked, givers: GiverFacts): Promise<Output<typeof call>> {
    await lockVotes(tx, asked.uid)
    const known = await earlier(tx, asked)
    if (known) return known
    const { account, rule, money, left } = await judge(tx, asked)
    const { uid, sessionId, accountId, key, wish, votes } = asked
    const risk = weigh({ votes, ...(await personFacts(tx, uid, sessionId, accountId)), ...givers })
    const needed = signaturesFor(rule, money.net, risk, await askedLately(tx, uid))
    const terms = { currency: rule.currency, risk, needed, ...money }
    const made = await insertWithdrawal(tx, { no: newNo(), uid, key, hash: hashOf(wish), account, votes, left, ...terms })
    const { status } = await hold(tx, { uid, key, wish }, 'withdrawalHold', 'votes', votes, refOf(made.id))
    if (status === 'mismatch') refuse(call, 'OtherWish')
    if (status === 'frozen') refuse(call, 'Frozen')
    if (status !== 'ok') refuse(call, 'TooMuch')
    return answerOf(made)
  }

  return async ({ uid, sessionId }, { accountid: accountId, cashvote, client_request_id: key }) => {
    const asked = { uid, sessionId, accountId, votes: BigInt(cashvote), key, wish: `cash ${accountId} ${cashvote}` }
    const known = await db.read((tx) => earlier(tx, asked))
    if (known) return known
    if (!(await db.read((tx) => accountOf(tx, uid, accountId)))) refuse(call, 'NotYourAccount')
    if (!(await db.read((tx) => provedRecently(tx, sessionId)))) refuse(call, 'StepUpNeeded')
    // Before the lock: it may take a moment. What is known of the person and their account is read behind it.
    const givers = await db.read((tx) => giverFacts(tx, uid))
    return db.tx((tx) => ask(tx, asked, givers))
  }
}

/** What people and providers call it: no letters that look like figures, because it is read aloud. */
function newNo(): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  return `W${Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')}`
}

const answerOf = (w: WithdrawalRow): Output<typeof call> => ({
  id: w.id,
  no: w.no,
  votes: String(w.votes),
  left: String(w.left),
  money: moneyText(w.net, w.currency),
  currency: w.currency,
})
