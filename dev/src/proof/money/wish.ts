export interface Gift {
  key: string
  uid: number
  anchor: number
  coins: number
}

/** One thing somebody wants done with money. What it does, if it is done, follows from it and its outcome alone. */
export type Wish =
  | ({ kind: 'gift' } & Gift)
  | { kind: 'crowd'; key: string; uid: number; gifts: Gift[] }
  | { kind: 'recharge'; key: string; uid: number; coins: number }
  | { kind: 'exchange'; key: string; uid: number; votes: number }
  | { kind: 'hold'; key: string; uid: number; coins: number; ref: string }
  | { kind: 'end'; key: string; uid: number; ref: string; pay: number; anchor: number }
  | { kind: 'pack'; key: string; uid: number; shares: number[] }
  | { kind: 'take'; key: string; uid: number; pack: string }
  | { kind: 'close'; key: string; uid: number; pack: string }

export interface Done {
  key: string
  status: string
  /** What a share was worth, or what went back. */
  amount: number
  /** The pack that was made. */
  pack?: string
  /** What became of each gift of a crowd. */
  each?: string[]
}

/** Votes are worth half as many coins, in this proof. */
export const coinsFor = (votes: number) => Math.floor(votes / 2)

/** What a wish did to whom, if it was done. */
export function effectsOf(wish: Wish, { status, amount, each = [] }: Done): { uid: number; coins: number; votes: number }[] {
  // Closing twice is answered with what went back the first time.
  if (status !== 'ok' && !(wish.kind === 'close' && status === 'closed')) return []
  switch (wish.kind) {
    case 'gift':
      return given(wish)
    case 'crowd':
      return wish.gifts.filter((_, n) => each[n] === 'ok').flatMap(given)
    case 'recharge':
      return [{ uid: wish.uid, coins: wish.coins, votes: 0 }]
    case 'exchange':
      return [{ uid: wish.uid, coins: coinsFor(wish.votes), votes: -wish.votes }]
    case 'hold':
      return []
    case 'end':
      return [
        { uid: wish.uid, coins: -wish.pay, votes: 0 },
        { uid: wish.anchor, coins: 0, votes: wish.pay },
      ]
    case 'pack':
      return [{ uid: wish.uid, coins: -wish.shares.reduce((a, b) => a + b, 0), votes: 0 }]
    case 'take':
    case 'close':
      return [{ uid: wish.uid, coins: amount, votes: 0 }]
  }
}

const given = ({ uid, anchor, coins }: Gift) => [
  { uid, coins: -coins, votes: 0 },
  { uid: anchor, coins: 0, votes: coins },
]
