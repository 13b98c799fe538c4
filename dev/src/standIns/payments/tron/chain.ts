import { randomBytes } from 'node:crypto'
import { hexOf, type Read } from './transaction.ts'

const BLOCK_MS = 1_000
/** So many blocks later nobody can undo a block. */
const CERTAIN_AFTER = 3
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export interface Moved {
  contract: string
  from: string
  to: string
  amount: bigint
}
interface Mined {
  txid: string
  block: number
  result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY'
  moved: Moved[]
  /** Listed whatever the list was asked for, as a node that does not filter would. */
  everywhere: boolean
}
/** dropped: taken by the node, and never seen in a block until it is told to be. */
export type Plan = 'paid' | 'failed' | 'dropped'

/** Blocks come by the clock; a transaction is in the one after it was sent. */
export class Chain {
  readonly #began = Date.now() - 100_000
  readonly #mined = new Map<string, Mined>()
  readonly #dropped = new Map<string, Read>()
  readonly #plans = new Map<string, Plan>()

  head(isCertain = false): { number: number; at: number } {
    const number = Math.floor((Date.now() - this.#began) / BLOCK_MS) - (isCertain ? CERTAIN_AFTER : 0)
    return { number, at: this.#began + number * BLOCK_MS }
  }

  /** Transfers of strangers, several in one transaction if one likes. */
  mine(moved: Moved[], { result = 'SUCCESS', everywhere = false }: Partial<Pick<Mined, 'result' | 'everywhere'>> = {}): string {
    const txid = randomBytes(32).toString('hex')
    this.#mined.set(txid, { txid, block: this.head().number + 1, result, moved, everywhere })
    return txid
  }

  /** Answer of the node to a signed transaction. */
  take(read: Read): { result?: boolean; code?: string } {
    if (this.#mined.has(read.txid) || this.#dropped.has(read.txid)) return { code: 'DUP_TRANSACTION_ERROR' }
    if (read.signer !== read.owner) return { code: 'SIGERROR' }
    const { at } = this.head()
    if (read.expiration <= at || read.expiration > at + 86_400_000) return { code: 'TRANSACTION_EXPIRATION_ERROR' }
    this.#include(read)
    return { result: true }
  }

  plan(to: string, plan: Plan): void {
    this.#plans.set(to, plan)
    for (const read of [...this.#dropped.values()].filter((dropped) => dropped.to === to && plan !== 'dropped')) {
      this.#dropped.delete(read.txid)
      if (read.expiration > this.head().at) this.#include(read)
    }
  }

  receipt(txid: string, isCertain: boolean): object {
    const mined = this.#mined.get(txid)
    if (!mined || mined.block > this.head(isCertain).number) return {}
    const isGood = mined.result === 'SUCCESS'
    const log = mined.moved.map(({ contract, from, to, amount }) => ({
      address: hexOf(contract).slice(2),
      topics: [TRANSFER, ...[from, to].map((end) => hexOf(end).slice(2).padStart(64, '0'))],
      data: amount.toString(16).padStart(64, '0'),
    }))
    return {
      id: txid,
      blockNumber: mined.block,
      blockTimeStamp: this.#began + mined.block * BLOCK_MS,
      receipt: { result: mined.result, energy_usage_total: 64_285 },
      ...(isGood ? {} : { result: 'FAILED' }),
      // A failed one keeps its logs here, so that whoever only counts logs is caught.
      log,
    }
  }

  /** Every transfer that touches an address, oldest first. */
  transfers(address: string, isCertain: boolean) {
    const newest = this.head(isCertain).number
    return [...this.#mined.values()]
      .filter(({ block }) => block <= newest)
      .flatMap(({ txid, block, moved, everywhere }) =>
        moved
          .filter(({ from, to }) => from === address || to === address || everywhere)
          .map((one) => ({ ...one, txid, everywhere, at: this.#began + block * BLOCK_MS })),
      )
  }

  #include(read: Read): void {
    const { txid, contract, owner: from, to, amount } = read
    const plan = this.#plans.get(to) ?? 'paid'
    if (plan === 'dropped') return void this.#dropped.set(txid, read)
    const moved = plan === 'paid' ? [{ contract, from, to, amount }] : []
    const result = plan === 'paid' ? 'SUCCESS' : 'OUT_OF_ENERGY'
    this.#mined.set(txid, { txid, block: this.head().number + 1, result, moved, everywhere: false })
  }
}
