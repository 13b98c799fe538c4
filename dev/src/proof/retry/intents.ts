import { type AnyCall, Charge, Exchange, Withdrawals } from '@nimbo/contract'
import type pg from 'pg'
import { randomInt } from '../random.ts'
import type { Spender } from './people.ts'

/** One effect a person wants once. No two of a person are alike, so that effects can be counted without the key. */
export interface Intent {
  person: Spender
  call: AnyCall
  fields: Record<string, string>
  /** Effects in the ledger: none, if it is refused. */
  count(owner: pg.Pool): Promise<number>
  refused: boolean
}

export type Way = 'pix' | 'card' | 'paypal' | 'usdt'
const ORDERS_EACH = 8

const counted = async (owner: pg.Pool, sql: string, values: unknown[]) =>
  Number((await owner.query<{ n: string }>(`select count(*)::text as n from ${sql}`, values)).rows[0]!.n)

function voteExchange(person: Spender, n: number): Intent {
  const votes = 1_000 + n
  return {
    person,
    call: Exchange.setVoteExchange,
    fields: { exchangevote: String(votes) },
    refused: false,
    count: (owner) =>
      counted(
        owner,
        `ledger.posting p join ledger.transfer t on t.id = p.transfer where t.owner = $1 and t.op = 20 and p.debit = $2 and p.amount = $3`,
        [person.uid, person.uid * 256 + 2, votes],
      ),
  }
}

/** Disabled by default: a refusal is an answer too. */
function coinExchange(person: Spender, n: number): Intent {
  return {
    person,
    call: Exchange.setCoinExchange,
    fields: { exchangecoin: String(1_000 + n) },
    refused: true,
    count: (owner) => counted(owner, `ledger.transfer where owner = $1 and op = 21`, [person.uid]),
  }
}

function withdrawal(person: Spender, n: number, accounts: ReadonlyMap<number, number>): Intent {
  const votes = 5_000 + n
  return {
    person,
    call: Withdrawals.setCash,
    fields: { accountid: String(accounts.get(person.uid)), cashvote: String(votes) },
    refused: false,
    count: async (owner) => {
      const rows = await counted(owner, `withdrawal where uid = $1 and votes = $2`, [person.uid, votes])
      const holds = await counted(owner, `ledger.hold where account = $1 and amount = $2`, [person.uid * 256 + 2, votes])
      return rows === holds ? rows : -1
    },
  }
}

function order(person: Spender, n: number, ways: readonly Way[]): Intent {
  const [rule, pay] = [1 + Math.floor(n / ways.length), ways[n % ways.length]!]
  return {
    person,
    call: Charge.setPayOrder,
    fields: { id: String(rule), pay },
    refused: false,
    count: (owner) => counted(owner, `pay_order where uid = $1 and rule = $2 and method = $3`, [person.uid, rule, pay]),
  }
}

/** So many intents, spread over people and calls. */
export function makeIntents(
  people: readonly Spender[],
  total: number,
  accounts: ReadonlyMap<number, number>,
  ways: readonly Way[],
): Intent[] {
  const orders = new Map(people.map((p) => [p.uid, 0]))
  return Array.from({ length: total }, (_, n) => {
    const person = people[n % people.length]!
    const dice = randomInt(100)
    const ordered = orders.get(person.uid)!
    if (dice < 15 && ordered < ORDERS_EACH) {
      orders.set(person.uid, ordered + 1)
      return order(person, ordered, ways)
    }
    if (dice < 35) return withdrawal(person, n, accounts)
    return dice < 45 ? coinExchange(person, n) : voteExchange(person, n)
  })
}
