import type { TronApp } from '../../../platform/config.ts'
import { ProviderUnreachable } from '../PayMethod.ts'
import { addressHex } from './address.ts'

const TIMEOUT_MS = 10_000
const PER_PAGE = 200
const MAX_PAGES = 10

/** Receipt of a transaction, as a node files it. */
export interface Receipt {
  id: string
  blockTimeStamp: number
  receipt?: { result?: string }
  /** Only there when it failed. */
  result?: string
  log?: { address: string; topics: string[]; data: string }[]
}

export interface TransferEntry {
  transaction_id: string
  block_timestamp: number
  from: string
  to: string
  value: string
}

export interface TronApi {
  post<T extends object>(path: string, body: object): Promise<T>
  /** Transfers of our token that touch an address, oldest first. Somebody who floods an address only hides what they send after. */
  transfers(address: string, asked: Record<string, string>): Promise<TransferEntry[]>
  /** Undefined while the chain does not know it, or is not certain of it. */
  receipt(txid: string, certain: boolean): Promise<Receipt | undefined>
  /** Balances of an address in our token, and in the network's own coin: in millionths. */
  tokensOf(address: string): Promise<bigint>
  coinsOf(address: string): Promise<bigint>
  /** Time of the newest block that cannot be undone any more. */
  certainUntil(): Promise<number>
}

/** A node of the TRON network with TronGrid's lists of transfers. */
export function createTronApi({ apiUrl, apiKey, contract }: Pick<TronApp, 'apiUrl' | 'apiKey' | 'contract'>): TronApi {
  const headers = { 'content-type': 'application/json', 'tron-pro-api-key': apiKey }
  const post = <T extends object>(path: string, body: object) =>
    request<T>(`${apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    post,
    async transfers(address, asked) {
      const found: TransferEntry[] = []
      let fingerprint: string | undefined
      for (let page = 0; page < MAX_PAGES; page++) {
        const fixed = { contract_address: contract, limit: String(PER_PAGE), order_by: 'block_timestamp,asc' }
        const query = new URLSearchParams({ ...fixed, ...asked, ...(fingerprint ? { fingerprint } : {}) })
        const url = `${apiUrl}/v1/accounts/${address}/transactions/trc20?${query.toString()}`
        const answer = await request<{ data?: TransferEntry[]; meta?: { fingerprint?: string } }>(url, { headers })
        if (!Array.isArray(answer.data)) throw new ProviderUnreachable('the list of transfers cannot be read')
        found.push(...answer.data)
        fingerprint = answer.meta?.fingerprint
        if (!fingerprint || answer.data.length === 0) break
      }
      return found
    },
    async receipt(txid, certain) {
      const path = `/${certain ? 'walletsolidity' : 'wallet'}/gettransactioninfobyid`
      const answer = await post<Partial<Receipt>>(path, { value: txid })
      // A node answers about what it does not know with an empty object.
      return answer.id === txid && typeof answer.blockTimeStamp === 'number' ? (answer as Receipt) : undefined
    },
    async tokensOf(address) {
      const { constant_result: [held] = [] } = await post<{ constant_result?: string[] }>('/wallet/triggerconstantcontract', {
        owner_address: `41${addressHex(address)}`,
        contract_address: `41${addressHex(contract)}`,
        function_selector: 'balanceOf(address)',
        parameter: addressHex(address).padStart(64, '0'),
        visible: false,
      })
      if (!held || !/^[0-9a-f]{64}$/.test(held)) throw new ProviderUnreachable('what the wallet holds cannot be read')
      return BigInt(`0x${held}`)
    },
    async coinsOf(address) {
      const { address: found, balance = 0 } = await post<{ address?: string; balance?: number }>('/wallet/getaccount', {
        address: `41${addressHex(address)}`,
        visible: false,
      })
      // An address that never had any is an empty object.
      if (!Number.isSafeInteger(balance) || (found === undefined && balance !== 0)) {
        throw new ProviderUnreachable('what the wallet holds cannot be read')
      }
      return BigInt(balance)
    },
    async certainUntil() {
      const block = await post<{ block_header?: { raw_data?: { timestamp?: number } } }>('/walletsolidity/getnowblock', {})
      const at = block.block_header?.raw_data?.timestamp
      if (typeof at !== 'number') throw new ProviderUnreachable('the newest block cannot be read')
      return at
    },
  }
}

async function request<T extends object>(url: string, init: RequestInit): Promise<T> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null) throw new Error('no object')
    return body as T
  } catch (cause) {
    throw new ProviderUnreachable('TRON node did not respond', { cause })
  }
}
