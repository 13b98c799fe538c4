import { createHash, randomBytes } from 'node:crypto'
import { Charge, type PayMethodId, refuse } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { samePhone } from '../../people/user/index.ts'
import type { OrderDeps } from './ChargeDeps.ts'
import { currencyOf, priceLockMs, usdtAmount } from './charge.rules.ts'
import { addOrder, countOpenOrders, lockPerson, orderByKey, type PayOrder, storeBegun } from './order.store.ts'
import { orderOutput } from './orderOutput.ts'
import { hasRecharged } from './payment.store.ts'
import { countryCodeOf, findRule, listOffers } from './rule.store.ts'

const MAX_OPEN = 10

interface Request {
  id: number
  pay: PayMethodId
  client_request_id: string
}

/** The order is stored before the provider is called, so that a retry continues the same order under the same number. */
export const setPayOrder =
  (deps: OrderDeps): Handlers<typeof Charge>['setPayOrder'] =>
  async ({ uid }, request) => {
    const order = await deps.db.transaction((sql) => findOrCreate(deps, sql, uid, request))
    const begun = order.state === 'new' ? await begin(deps, order) : order
    return deps.db.query((sql) => orderOutput(sql, begun))
  }

async function findOrCreate(deps: OrderDeps, sql: Sql, uid: number, request: Request): Promise<PayOrder> {
  const hash = createHash('sha256').update(`setPayOrder ${request.id} ${request.pay}`).digest()
  await lockPerson(sql, uid)
  const earlier = await orderByKey(sql, uid, request.client_request_id)
  if (earlier && !earlier.hash.equals(hash)) refuse(Charge.setPayOrder, 'IdempotencyConflict')
  return earlier ?? create(deps, sql, uid, request, hash)
}

async function create(deps: OrderDeps, sql: Sql, uid: number, request: Request, hash: Buffer): Promise<PayOrder> {
  const countryCode = await countryCodeOf(sql, uid)
  const usdt = request.pay === 'usdt'
  const currency = usdt ? 'USD' : currencyOf(countryCode)
  const rule = (await findRule(sql, request.id, currency)) ?? refuse(Charge.setPayOrder, 'NoSuchRule')
  const offers = await listOffers(sql, countryCode, null)
  if (!deps.methods[request.pay] || !offers.some((o) => o.method === request.pay)) refuse(Charge.setPayOrder, 'MethodNotOffered')
  if (rule.first && (await hasRecharged(sql, await samePhone(sql, uid)))) refuse(Charge.setPayOrder, 'FirstUsed')
  if ((await walletOf(sql, uid)).excluded_until) refuse(Charge.setPayOrder, 'SpendingPaused')
  if ((await countOpenOrders(sql, uid)) >= MAX_OPEN) refuse(Charge.setPayOrder, 'TooManyOpen')
  return addOrder(sql, {
    no: newNumber(),
    uid,
    key: request.client_request_id,
    hash,
    rule: rule.id,
    first: rule.first,
    method: request.pay,
    currency: usdt ? 'USDT' : currency,
    amount: usdt ? usdtAmount(rule.amount) : rule.amount,
    coins: rule.coins,
    bonus: rule.bonus,
    lifeSeconds: priceLockMs(request.pay) / 1000,
  })
}

/** Outside any transaction. Without an answer the order stays `new`, and a retry with the same key starts it again. */
async function begin(deps: OrderDeps, order: PayOrder): Promise<PayOrder> {
  const { no, uid, amount, currency, expiresAt, method } = order
  const returnUrl = `${deps.config.publicOrigin}/paypalcall?id=${order.id}`
  const begun = await deps.methods[method]!.begin({ no, uid, amount, currency, expiresAt, returnUrl }).catch((e: unknown) => {
    deps.log.warn({ err: e, order: no, method }, 'starting a charge failed')
    return refuse(Charge.setPayOrder, 'NoPayLink')
  })
  // A database failure here is an error of ours, not NoPayLink.
  return deps.db.transaction((sql) => storeBegun(sql, order.id, begun))
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 28 letters and digits: accepted as a reference by every provider. */
function newNumber(): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '')
  return `NB${day}${[...randomBytes(20)].map((byte) => letters[byte % 32]).join('')}`
}
