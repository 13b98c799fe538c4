import type { TronApp } from '../../../platform/config.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { PayMethod, ProviderPayment } from '../PayMethod.ts'
import { createAddressDeriver } from './address.ts'
import { transferLogs } from './transferLogs.ts'
import { createTronApi, type Receipt } from './tronApi.ts'
import { addressesGiven, addressFor, indexOf } from './usdtAddress.store.ts'

/** For so long after it was given out, something may arrive at an address. */
const WATCHED_DAYS = 7
const REMEMBERED = 2_000

/** A transfer on a blockchain cannot be sent back by whoever asks for it; a person has to send a new one. */
export class CannotSendBack extends Error {
  override readonly name = 'CannotSendBack'
}

/** An order names an address that was not derived from our key. */
export class NotOurAddress extends Error {
  override readonly name = 'NotOurAddress'
  constructor(address: string) {
    super(`address ${address} is not ours`)
  }
}

/** USDT on TRON: an address per order, and what arrived there in the exact token, once the chain cannot undo it any more. */
export function createUsdt(app: TronApp, db: Database): PayMethod {
  const derive = createAddressDeriver(app.xpub)
  const api = createTronApi(app)
  // Receipts that are certain stay so, and are not fetched again.
  const certain = new Map<string, Receipt>()

  async function certainReceipt(txid: string): Promise<Receipt | undefined> {
    const receipt = certain.get(txid) ?? (await api.receipt(txid, true))
    if (receipt) certain.set(txid, receipt)
    if (certain.size > REMEMBERED) certain.delete(certain.keys().next().value!)
    return receipt
  }

  async function receivedIn(txid: string, address: string): Promise<ProviderPayment[]> {
    const solid = await certainReceipt(txid)
    const receipt = solid ?? (await api.receipt(txid, false))
    if (!receipt) return []
    return transferLogs(receipt, app.contract, address).map(({ index, amount }) => ({
      providerTx: `${txid}:${index}`,
      amount,
      refunded: 0n,
      currency: 'USDT',
      state: solid ? 'paid' : 'pending',
      at: new Date(receipt.blockTimeStamp),
    }))
  }

  async function receivedAt(address: string, asked: Record<string, string> = {}): Promise<ProviderPayment[]> {
    const entries = await api.transfers(address, { only_to: 'true', ...asked })
    // One transaction may be listed once per transfer in it.
    const txids = new Set(entries.map((entry) => entry.transaction_id).filter((txid) => /^[0-9a-f]{64}$/.test(txid)))
    const received: ProviderPayment[] = []
    for (const txid of txids) received.push(...(await receivedIn(txid, address)))
    return received
  }

  return {
    id: 'usdt',
    async begin({ no }) {
      const address = await db.transaction((sql) => addressFor(sql, no, derive))
      return { providerId: address, action: { address, network: 'TRC20' } }
    },
    /** The chain tells nobody: it is asked. */
    readWebhook: async () => undefined,
    async fetch(address) {
      // Addresses are checked against our keys: an order could name another's, and payments there are not paid to us.
      const index = await db.query((sql) => indexOf(sql, address))
      if (index === undefined || derive(index) !== address) throw new NotOurAddress(address)
      return { payments: await receivedAt(address), closed: false }
    },
    refund: async () => {
      throw new CannotSendBack('USDT that arrived cannot be sent back by the network')
    },
    async listSettlement(from, to) {
      const since = new Date(from.getTime() - WATCHED_DAYS * 86_400_000)
      const addresses = await db.query((sql) => addressesGiven(sql, since, to))
      const span = { min_timestamp: String(from.getTime()), max_timestamp: String(to.getTime()), only_confirmed: 'true' }
      const all: ProviderPayment[] = []
      for (const address of addresses) all.push(...(await receivedAt(address, span)))
      return all.filter(({ state, at }) => state === 'paid' && at >= from && at < to)
    },
  }
}
