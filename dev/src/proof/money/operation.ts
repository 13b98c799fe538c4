import type { SpendKind } from '@nimbo/contract'
import { defaultEconomy, votesFor } from '@nimbo/server/economy'

export interface Gift {
  key: string
  uid: number
  anchor: number
  coins: number
}

/** One operation on the ledger. Its effect follows from it and its outcome alone. */
export type Operation =
  | ({ kind: 'gift' } & Gift)
  | { kind: 'crowd'; key: string; uid: number; gifts: Gift[] }
  | { kind: 'recharge'; key: string; uid: number; coins: number }
  | { kind: 'exchange'; key: string; uid: number; votes: number }
  | { kind: 'hold'; key: string; uid: number; coins: number; ref: string }
  | { kind: 'end'; key: string; uid: number; ref: string; pay: number; anchor: number }
  | { kind: 'pack'; key: string; uid: number; shares: number[] }
  | { kind: 'take'; key: string; uid: number; pack: string }
  | { kind: 'close'; key: string; uid: number; pack: string }

export interface Outcome {
  key: string
  status: string
  /** What a share was worth, or what was refunded. */
  amount: number
  /** The pack that was created. */
  pack?: string
  /** Status of each gift of a batch. */
  each?: string[]
}

/** Votes are worth half as many coins, in this proof. */
export const coinsFor = (votes: number) => Math.floor(votes / 2)

/** What reaches an anchor of coins that were spent. */
export const votesOf = (kind: SpendKind, coins: number) => Number(votesFor(defaultEconomy.shares, kind, BigInt(coins)))

/** Changes of balances by an operation with this outcome. */
export function effectsOf(operation: Operation, { status, amount, each = [] }: Outcome): { uid: number; coins: number; votes: number }[] {
  // Closing twice answers with what was refunded the first time.
  if (status !== 'ok' && !(operation.kind === 'close' && status === 'closed')) return []
  switch (operation.kind) {
    case 'gift':
      return given(operation)
    case 'crowd':
      return operation.gifts.filter((_, n) => each[n] === 'ok').flatMap(given)
    case 'recharge':
      return [{ uid: operation.uid, coins: operation.coins, votes: 0 }]
    case 'exchange':
      return [{ uid: operation.uid, coins: coinsFor(operation.votes), votes: -operation.votes }]
    case 'hold':
      return []
    case 'end':
      return [
        { uid: operation.uid, coins: -operation.pay, votes: 0 },
        { uid: operation.anchor, coins: 0, votes: votesOf('minuteFee', operation.pay) },
      ]
    case 'pack':
      return [{ uid: operation.uid, coins: -operation.shares.reduce((a, b) => a + b, 0), votes: 0 }]
    case 'take':
    case 'close':
      return [{ uid: operation.uid, coins: amount, votes: 0 }]
  }
}

const given = ({ uid, anchor, coins }: Gift) => [
  { uid, coins: -coins, votes: 0 },
  { uid: anchor, coins: 0, votes: votesOf('gift', coins) },
]
