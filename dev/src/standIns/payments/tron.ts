import type { IncomingMessage } from 'node:http'
import { sendJson, type StandIn, jsonOf } from '../serveStandIns.ts'
import { Chain, type Moved, type Plan } from './tron/chain.ts'
import { build, hexOf, read, readable } from './tron/transaction.ts'

const STRANGER = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
/** Few to a page, so that whoever reads has to turn pages. */
const MOST_PER_PAGE = 4
const OTHER = { to: STRANGER, amount: 1n, contract: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', owner: STRANGER, feeLimit: 900_000_000n }
const RICH = { usdt: 25_000_000_000n, trx: 4_000_000_000n }
type Twist = 'to' | 'amount' | 'contract' | 'owner' | 'feeLimit' | 'hash'

/**
 * A node of the TRON network with TronGrid's lists. POST /_control with `do` plays the people and the bad days:
 * transfer { to, amount (millionths), contract?, from?, result?: REVERT, everywhere?: true } · transfers { list: [{ to, amount, contract? }] }: one transaction
 * plan { to, plan: paid|failed|dropped } · twist { client, twist: to|amount|contract|owner|feeLimit|hash }: the next transaction is built wrong
 * lose { client }: the next transaction is taken, its answer is lost · arrived { to }
 * funds { client, usdt?, trx? (millionths) }: what this client's wallet holds from now on
 */
export function createTron(): StandIn {
  const { apiKey, contract: usdt } = JSON.parse(process.env['NIMBO_PAY_TRON'] ?? '{}') as { apiKey: string; contract: string }
  const chain = new Chain()
  const losing = new Set<string>()
  const twists = new Map<string, Twist>()
  const funds = new Map<string, { usdt: bigint; trx: bigint }>()
  const fundsOf = (client: string) => funds.get(client) ?? RICH

  const movedBy = (body: Record<string, unknown>): Moved => ({
    contract: (body['contract'] as string | undefined) ?? usdt,
    from: (body['from'] as string | undefined) ?? STRANGER,
    to: String(body['to']),
    amount: BigInt(body['amount'] as string),
  })
  const controls: Record<string, (body: Record<string, unknown>) => object> = {
    transfer: (body) => ({
      txid: chain.mine([movedBy(body)], {
        everywhere: body['everywhere'] === true,
        ...(body['result'] ? { result: body['result'] as 'REVERT' } : {}),
      }),
    }),
    transfers: (body) => ({ txid: chain.mine((body['list'] as Record<string, unknown>[]).map(movedBy)) }),
    plan: ({ to, plan }) => ({ planned: chain.plan(String(to), plan as Plan) }),
    twist: ({ client, twist }) => ({ twists: twists.set(String(client), twist as Twist).size }),
    lose: ({ client }) => ({ losing: losing.add(String(client)).size }),
    funds({ client, usdt: tokens, trx }) {
      const had = fundsOf(String(client))
      const given = (text: unknown, before: bigint) => (text === undefined ? before : BigInt(text as string))
      return { funds: funds.set(String(client), { usdt: given(tokens, had.usdt), trx: given(trx, had.trx) }).size }
    },
    arrived: ({ to }) =>
      chain
        .transfers(String(to), false)
        .filter((one) => one.to === to)
        .map(({ txid, amount }) => ({ txid, amount: String(amount) })),
  }

  function list(address: string, asked: URLSearchParams): object {
    const [least, most] = [Number(asked.get('min_timestamp') ?? 0), Number(asked.get('max_timestamp') ?? Infinity)]
    const all = chain.transfers(address, asked.get('only_confirmed') === 'true').filter((one) => {
      if (one.at < least || one.at > most) return false
      if (one.everywhere) return true
      if (asked.get('only_to') === 'true' && one.to !== address) return false
      if (asked.get('only_from') === 'true' && one.from !== address) return false
      return one.contract === asked.get('contract_address')
    })
    const start = Number(asked.get('fingerprint') ?? 0)
    const next = start + Math.min(MOST_PER_PAGE, Number(asked.get('limit') ?? 20))
    const data = all.slice(start, next).map(({ txid, at, from, to, contract, amount }) => ({
      transaction_id: txid,
      token_info: { address: contract, decimals: 6 },
      block_timestamp: at,
      from,
      to,
      type: 'Transfer',
      value: String(amount),
    }))
    return {
      data,
      success: true,
      meta: { at: Date.now(), page_size: data.length, ...(next < all.length ? { fingerprint: String(next) } : {}) },
    }
  }

  function trigger(body: Record<string, unknown>, twist?: Twist): object {
    const parameter = String(body['parameter'])
    const right = {
      owner: readable(String(body['owner_address'])),
      contract: readable(String(body['contract_address'])),
      to: readable(`41${parameter.slice(24, 64)}`),
      amount: BigInt(`0x${parameter.slice(64)}`),
      feeLimit: BigInt(body['fee_limit'] as number),
    }
    if (twist && twist !== 'hash') Object.assign(right, { [twist]: OTHER[twist] })
    const { owner, contract, to, amount, feeLimit } = right
    const data = `a9059cbb${hexOf(to).slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
    const transaction = build({ owner: hexOf(owner), contract: hexOf(contract), data, feeLimit }, chain.head())
    return { result: { result: true }, transaction: twist === 'hash' ? { ...transaction, txID: 'f'.repeat(64) } : transaction }
  }

  function broadcast(transaction: string): object {
    try {
      const signed = read(Buffer.from(transaction, 'hex'))
      return { txid: signed.txid, ...chain.take(signed) }
    } catch {
      return { code: 'OTHER_ERROR' }
    }
  }

  function answer(path: string, body: Record<string, unknown>, client: string): object | undefined {
    if (path === '/wallet/gettransactioninfobyid') return chain.receipt(String(body['value']), false)
    if (path === '/walletsolidity/gettransactioninfobyid') return chain.receipt(String(body['value']), true)
    if (path === '/walletsolidity/getnowblock' || path === '/wallet/getnowblock') {
      const { number, at: timestamp } = chain.head(path.startsWith('/walletsolidity'))
      return { block_header: { raw_data: { number, timestamp } } }
    }
    if (path === '/wallet/triggersmartcontract') {
      const twist = twists.get(client)
      twists.delete(client)
      return trigger(body, twist)
    }
    if (path === '/wallet/triggerconstantcontract') {
      return { result: { result: true }, constant_result: [fundsOf(client).usdt.toString(16).padStart(64, '0')] }
    }
    if (path === '/wallet/getaccount') return { address: body['address'], balance: Number(fundsOf(client).trx) }
    return path === '/wallet/broadcasthex' ? broadcast(String(body['transaction'])) : undefined
  }

  async function answerTo(req: IncomingMessage): Promise<object | 'lost' | undefined> {
    const url = new URL(req.url!, 'http://tron')
    const body = await jsonOf(req)
    if (url.pathname === '/_control') return controls[String(body['do'])]!(body)
    const client = String(req.headers['tron-pro-api-key'])
    if (client !== apiKey && !client.startsWith(`${apiKey}.`)) return undefined
    const [, address] = /^\/v1\/accounts\/(\w+)\/transactions\/trc20$/.exec(url.pathname) ?? []
    if (address !== undefined) return list(address, url.searchParams)
    const given = answer(url.pathname, body, client)
    return url.pathname === '/wallet/broadcasthex' && losing.delete(client) ? 'lost' : given
  }

  return async (req, res) => {
    const given = await answerTo(req)
    if (given === 'lost') req.socket.destroy()
    else sendJson(res, given ? 200 : 401, given ?? { Error: 'ApiKey not exists' })
  }
}
