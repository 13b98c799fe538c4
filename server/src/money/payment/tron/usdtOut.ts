import { createHash } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { TronOutApp } from '../../../platform/config.ts'
import { ProviderUnreachable } from '../PayMethod.ts'
import { BadDestination, type Destination, type NewPayout, type PayoutMethod, type PayoutState } from '../PayoutMethod.ts'
import { treatUnknownAsPending } from '../pixOut.ts'
import { parseAmount } from '../parseAmount.ts'
import { addressFromPrivateKey, decodeAddress, addressHex } from './address.ts'
import { transferCall } from './rawTransfer.ts'
import { type Built, checkedTransfer, encoded, NotWhatWasAsked, type SignedTransfer, signTransfer } from './signedTransfer.ts'
import { succeeded, transferLogs } from './transferLogs.ts'
import { createTronApi } from './tronApi.ts'

/** At most so much TRX (in millionths) is burnt for a transfer; one to an address without any USDT takes about 27. */
const FEE_LIMIT = 60_000_000n
/** Balance of TRX that the wallet must have for every transfer that is under way. */
const FEE_NEEDED = 30_000_000n
const DAY_MS = 86_400_000

export interface UsdtOutTimes {
  /** For so long after it was signed the chain takes a transfer: enough for a worker that comes back, short enough to know soon. */
  lifetimeMs: number
  /** Nodes lag behind each other. One that has not seen a transfer says nothing before all of them must have. */
  marginMs: number
}

const usual: UsdtOutTimes = { lifetimeMs: 3_600_000, marginMs: 600_000 }

/** Pays out USDT from a wallet of ours. A transfer is signed once and kept; however often it is sent, it is the same one. */
export function createUsdtOut(app: TronOutApp, times: UsdtOutTimes = usual): PayoutMethod {
  const key = hexToBytes(app.hotKey)
  const owner = addressFromPrivateKey(key)
  const api = createTronApi(app)

  const validateDestination = ({ account }: Destination): boolean =>
    decodeAddress(account) !== undefined && account !== app.contract && account !== owner

  /** A text kept for one payout never goes out for another. */
  function keptFor({ destination, amount, prepared }: NewPayout): SignedTransfer {
    const kept = JSON.parse(prepared) as SignedTransfer
    const isIts = kept.to === destination.account && kept.amount === String(amount)
    if (!isIts || kept.txID !== bytesToHex(sha256(hexToBytes(kept.raw_data_hex)))) throw new Error('this was prepared for another payout')
    return kept
  }

  return {
    type: 2,
    validateDestination,
    async prepare({ no, amount, destination }) {
      if (!validateDestination(destination)) throw new BadDestination('invalid address')
      const asked = { owner, contract: app.contract, to: destination.account, amount, feeLimit: FEE_LIMIT }
      const built = await api.post<{ result?: { result?: boolean }; transaction?: Built }>('/wallet/triggersmartcontract', {
        owner_address: `41${addressHex(owner)}`,
        contract_address: `41${addressHex(app.contract)}`,
        function_selector: 'transfer(address,uint256)',
        parameter: transferCall(destination.account, amount),
        fee_limit: Number(FEE_LIMIT),
        call_value: 0,
        visible: false,
      })
      if (!built.transaction) throw new ProviderUnreachable('TRON node built no transaction')
      const raw = checkedTransfer(built.transaction, asked)
      const expiration = raw.expiration + BigInt(times.lifetimeMs)
      if (expiration > BigInt(Date.now() + DAY_MS)) throw new NotWhatWasAsked('the node lives in another time')
      return JSON.stringify(signTransfer({ ...raw, expiration, timestamp: marked(no) }, key))
    },
    send: (payout) =>
      treatUnknownAsPending(async () => {
        const kept = keptFor(payout)
        const { txID } = kept
        const { result, code } = await api.post<{ result?: boolean; code?: string }>('/wallet/broadcasthex', { transaction: encoded(kept) })
        // Refused by one node is not refused by the chain: it can still be sent until it expires, and only then is it certain.
        return sending(txID, result || code === 'DUP_TRANSACTION_ERROR' ? '' : `the node said ${String(code).slice(0, 60)}`)
      }),
    fetch: (payout) =>
      treatUnknownAsPending(async () => {
        const kept = keptFor(payout)
        // The clock is read before the transfer is looked for: one that is missed in between is only missed once.
        const certainUntil = await api.certainUntil()
        const receipt = await api.receipt(kept.txID, true)
        if (!receipt) {
          const isOver = certainUntil > kept.expiration + times.marginMs
          return isOver
            ? failed(kept.txID, 'transaction expired before it was included in a block')
            : sending(kept.txID, 'not in a confirmed block yet')
        }
        if (!succeeded(receipt)) return failed(kept.txID, `the contract said ${String(receipt.receipt?.result).slice(0, 60)}`)
        const moved = transferLogs(receipt, app.contract, kept.to).some(({ amount }) => amount === payout.amount)
        return moved ? { state: 'paid', providerId: kept.txID, reason: '' } : sending(kept.txID, 'transfer not found in its block')
      }),
    async holdings() {
      const [usdt, trx] = await Promise.all([api.tokensOf(owner), api.coinsOf(owner)])
      return [
        { asset: 'USDT', amount: usdt, floor: parseAmount(app.floorUsdt ?? '0', 'USDT'), perPayout: 'amount' },
        { asset: 'TRX', amount: trx, floor: parseAmount(app.floorTrx ?? '0', 'USDT'), perPayout: FEE_NEEDED },
      ]
    },
    /** The network takes TRX of the wallet's, never a part of the USDT that is sent. */
    quote: async () => 0n,
    async listSettlement(from, to) {
      const span = { min_timestamp: String(from.getTime()), max_timestamp: String(to.getTime()) }
      const entries = await api.transfers(owner, { only_from: 'true', only_confirmed: 'true', ...span })
      return entries
        .filter((entry) => entry.from === owner)
        .map(({ transaction_id: providerId, value, block_timestamp: at }) => ({
          no: '',
          providerId,
          amount: BigInt(value),
          at: new Date(at),
        }))
    },
  }
}

/**
 * The chain has no names of ours, and two transfers of the same bytes are one transaction: two payouts of one amount to one person would be
 * paid once. Nobody reads the moment a transaction was made, so it carries which payout it is.
 */
function marked(no: string): bigint {
  return BigInt(`0x${createHash('sha256').update(`payout:${no}`).digest('hex').slice(0, 12)}`)
}

const sending = (providerId: string, reason: string): PayoutState => ({ state: 'sending', providerId, reason })
const failed = (providerId: string, reason: string): PayoutState => ({ state: 'failed', providerId, reason })
