import type { SpendKind } from '@nimbo/contract'
import { defaultEconomy, votesFor } from '@nimbo/server/economy'

export interface Gift {
  key: string
  uid: number
  anchor: number
  /** On the mic beside the anchor, with whom the votes are shared. */
  guest?: number
  coins: number
}

interface By {
  key: string
  uid: number
}

/** One operation on the ledger. Its effect follows from it and its outcome alone. */
export type Operation = By &
  (
    | ({ kind: 'gift' } & Gift)
    /** `reads`: the client first takes in what the feed has. */
    | { kind: 'crowd'; reads: boolean; gifts: Gift[] }
    | { kind: 'recharge' | 'reward' | 'takeBack'; coins: number }
    | { kind: 'limit'; coins: number }
    | { kind: 'exchange'; votes: number }
    | { kind: 'hold'; coins: number; ref: string }
    | { kind: 'end'; ref: string; pay: number; anchor: number }
    | { kind: 'voteHold'; votes: number }
    | { kind: 'voteEnd'; hold: string; votes: number; pay: boolean }
    | { kind: 'pack'; shares: number[] }
    | { kind: 'take'; pack: string }
    | { kind: 'close'; pack: string }
    | { kind: 'grant'; item: number; amount: number; lifeSeconds?: number }
    | { kind: 'item'; item: number; amount: number; anchor: number }
    | { kind: 'minute'; show: string; minute: number; coins: number }
    | { kind: 'minuteEnd'; show: string; minute: number; coins: number; capture: boolean; anchor: number }
  )

export interface Outcome {
  key: string
  status: string
  /** Coins of a share, or of a refund. */
  amount: number
  /** The pack that was created. */
  pack?: string
  /** Status of each gift of a batch. */
  each?: string[]
}

/** Items of this kind stay, those of the other expire within seconds. One of either brings a vote. */
export const [LASTING, EXPIRING] = [510, 511] as const

/** Votes are worth half as many coins, in this proof. */
export const coinsFor = (votes: number) => Math.floor(votes / 2)

/** Votes of the receivers for coins that were spent. */
export const votesOf = (kind: SpendKind, coins: number) => Number(votesFor(defaultEconomy.shares, kind, BigInt(coins)))

/** The anchor's share of a gift, of which a guest gets a third. */
export function receiversOf({ anchor, guest, coins }: Gift): { uid: number; votes: number }[] {
  const votes = votesOf('gift', coins)
  if (guest === undefined) return [{ uid: anchor, votes }]
  const part = Math.floor(votes / 3)
  return [
    { uid: anchor, votes: votes - part },
    { uid: guest, votes: part },
  ]
}

export interface Effect {
  uid: number
  /** Coins of a person, less their debt. */
  coins?: number
  votes?: number
  /** Counted against limits. */
  spent?: number
  items?: number
}

/** Changes of balances by an operation with this outcome. */
export function effectsOf(operation: Operation, { status, amount, each = [] }: Outcome): Effect[] {
  const { uid } = operation
  // Closing twice answers with what was refunded the first time.
  if (status !== 'ok' && !(operation.kind === 'close' && status === 'closed')) return []
  switch (operation.kind) {
    case 'gift':
      return given(operation)
    case 'crowd':
      return operation.gifts.filter((_, n) => each[n] === 'ok').flatMap(given)
    case 'recharge':
    case 'reward':
      return [{ uid, coins: operation.coins }]
    case 'takeBack':
      return [{ uid, coins: -operation.coins }]
    case 'exchange':
      return [{ uid, coins: coinsFor(operation.votes), votes: -operation.votes }]
    case 'hold':
    case 'limit':
    case 'voteHold':
    case 'minute':
      return []
    case 'end':
      return paid(uid, operation.pay, operation.anchor)
    case 'minuteEnd':
      return operation.capture ? paid(uid, operation.coins, operation.anchor) : []
    case 'voteEnd':
      return operation.pay ? [{ uid, votes: -operation.votes }] : []
    case 'pack': {
      const total = operation.shares.reduce((a, b) => a + b, 0)
      return [{ uid, coins: -total, spent: total }]
    }
    case 'take':
    case 'close':
      return [{ uid, coins: amount }]
    case 'grant':
      return operation.item === LASTING ? [{ uid, items: operation.amount }] : []
    case 'item':
      return [
        ...(operation.item === LASTING ? [{ uid, items: -operation.amount }] : []),
        { uid: operation.anchor, votes: operation.amount },
      ]
  }
}

const paid = (uid: number, coins: number, anchor: number): Effect[] => [
  { uid, coins: -coins, spent: coins },
  { uid: anchor, votes: votesOf('minuteFee', coins) },
]

const given = (gift: Gift): Effect[] => [{ uid: gift.uid, coins: -gift.coins, spent: gift.coins }, ...receiversOf(gift)]
