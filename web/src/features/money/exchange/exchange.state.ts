import type { Output, Exchange } from '@nimbo/contract'
import { westernDigits } from '../../../lib/westernDigits.ts'

export type Exchange = Output<typeof Exchange.getExchange>
export type Direction = 'votes' | 'coins'

/** Direction and amount of an exchange. */
export interface ExchangeRequest {
  of: Direction
  give: number
}

const most = 1_000_000_000

/** Digits of any script, as people type them: grouping and everything else falls away. */
export function digitsOf(typed: string): string {
  const digits = westernDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
  return Number(digits) > most ? String(most) : digits
}

/** One side of the exchange as the form shows it. */
export interface Side {
  /** Balance of the asset given, and how much of it may be exchanged now. */
  have: number
  max: number
  give: number
  get: number
}

export function sideOf(exchange: Exchange, of: Direction): Side {
  const { coin, votes, vote_give, vote_get, coin_give, coin_get, coin_max } = exchange
  return of === 'votes'
    ? { have: Number(votes), max: Number(votes), give: vote_give, get: vote_get }
    : { have: Number(coin), max: Number(coin_max), give: coin_give, get: coin_get }
}

export interface Offer {
  give: number
  get: number
  /** Both balances after the exchange. */
  votes: number
  coins: number
  problem: 'none' | 'empty' | 'tooMuch' | 'overCap' | 'tooLittle'
}

/** Preview of an exchange of the typed amount. The server calculates for itself; this has to arrive at the same figures. */
export function offerFor(exchange: Exchange, of: Direction, typed: string): Offer {
  const side = sideOf(exchange, of)
  const give = Number(typed || '0')
  const get = side.give > 0 ? Number((BigInt(give) * BigInt(side.get)) / BigInt(side.give)) : 0
  const [votes, coins] = [Number(exchange.votes), Number(exchange.coin)]
  const after = of === 'votes' ? { votes: votes - give, coins: coins + get } : { votes: votes + get, coins: coins - give }
  return { give, get, ...after, problem: problemOf(side, give, get) }
}

function problemOf({ have, max }: Side, give: number, get: number): Offer['problem'] {
  if (give === 0) return 'empty'
  if (give > have) return 'tooMuch'
  if (give > max) return 'overCap'
  return get === 0 ? 'tooLittle' : 'none'
}
