import { addressHex } from './address.ts'
import type { Receipt } from './tronApi.ts'

/** Transfer(address,address,uint256), hashed. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const MOST = 2n ** 63n - 1n

export interface TransferLog {
  /** Its place among the transaction's logs. */
  index: number
  from: string
  amount: bigint
}

/** Transfers of a transaction to an address, in the one token that counts. A failed transaction moved nothing, whatever it logs. */
export function transferLogs(receipt: Receipt, contract: string, to: string): TransferLog[] {
  if (!succeeded(receipt)) return []
  const [token, recipient] = [addressHex(contract), topicOf(to)]
  return (receipt.log ?? []).flatMap(({ address, topics, data }, index) => {
    if (address.toLowerCase().replace(/^41(?=.{40}$)/, '') !== token) return []
    if (topics.length !== 3 || topics[0] !== TRANSFER || topics[2] !== recipient) return []
    const amount = amountOf(data)
    // Strangers send nothing at all to look like an address somebody pays to.
    return amount === 0n ? [] : [{ index, from: String(topics[1]).slice(24), amount }]
  })
}

export function succeeded({ receipt, result }: Receipt): boolean {
  return receipt?.result === 'SUCCESS' && result !== 'FAILED'
}

function topicOf(address: string): string {
  return addressHex(address).padStart(64, '0')
}

function amountOf(data: string): bigint {
  if (!/^[0-9a-f]{64}$/.test(data)) throw new Error('a transfer whose amount cannot be read')
  const amount = BigInt(`0x${data}`)
  if (amount > MOST) throw new Error('a transfer of more than there is')
  return amount
}
