import { createHash, randomBytes } from 'node:crypto'
import { Charge, type PayMethodId, refuse } from '@nimbo/contract'
import { walletOf } from '../ledger/index.ts'
import type { Handlers } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { currencyOf, lifeMs, usdtOf } from './charge.rules.ts'
import { addOrder, lockPerson, openOrders, orderByKey, type PayOrder, storeBegun } from './order.store.ts'
import { hasRecharged } from './payment.store.ts'
import { countryCodeOf, offersIn, ruleIn } from './rule.store.ts'
import { shownOrder } from './shownOrder.ts'

const MAX_OPEN = 10

interface Request {
  id: number
  pay: PayMethodId
  client_request_id: string
}

/** The order is there before the provider is asked, so that asking again, by whoever, is asking for the same. */
export const setPayOrder =
  (deps: ChargeDeps): Handlers<typeof Charge>['setPayOrder'] =>
  async ({ uid }, request) => {
    const order = await deps.db.tx((tx) => open(deps, tx, uid, request))
    const begun = order.state === 'new' ? await begin(deps, order) : order
    return deps.db.read((tx) => shownOrder(tx, begun))
  }

async function open(deps: ChargeDeps, tx: Tx, uid: number, request: Request): Promise<PayOrder> {
  const hash = createHash('sha256').update(`setPayOrder ${request.id} ${request.pay}`).digest()
  await lockPerson(tx, uid)
  const earlier = await orderByKey(tx, uid, request.client_request_id)
  if (earlier && !earlier.hash.equals(hash)) refuse(Charge.setPayOrder, 'IdempotencyConflict')
  return earlier ?? add(deps, tx, uid, request, hash)
}

async function add(deps: ChargeDeps, tx: Tx, uid: number, request: Request, hash: Buffer): Promise<PayOrder> {
  const countryCode = await countryCodeOf(tx, uid)
  const usdt = request.pay === 'usdt'
  const currency = usdt ? 'USD' : currencyOf(countryCode)
  const rule = (await ruleIn(tx, request.id, currency)) ?? refuse(Charge.setPayOrder, 'NoSuchRule')
  const offers = await offersIn(tx, countryCode, null)
  if (!deps.methods[request.pay] || !offers.some((o) => o.method === request.pay)) refuse(Charge.setPayOrder, 'MethodNotOffered')
  if (rule.first && (await hasRecharged(tx, uid))) refuse(Charge.setPayOrder, 'FirstUsed')
  if ((await walletOf(tx, uid)).excluded_until) refuse(Charge.setPayOrder, 'Excluded')
  if ((await openOrders(tx, uid)) >= MAX_OPEN) refuse(Charge.setPayOrder, 'TooManyOpen')
  return addOrder(tx, {
    no: newNo(),
    uid,
    key: request.client_request_id,
    hash,
    rule: rule.id,
    first: rule.first,
    method: request.pay,
    currency: usdt ? 'USDT' : currency,
    amount: usdt ? usdtOf(rule.amount) : rule.amount,
    coins: rule.coins,
    give: rule.give,
    lifeSeconds: lifeMs(request.pay) / 1000,
  })
}

/** Outside any transaction. Without an answer the order stays as it is, and the same key tries again under the same number. */
async function begin(deps: ChargeDeps, order: PayOrder): Promise<PayOrder> {
  const { no, uid, amount, currency, expiresAt, method } = order
  const returnUrl = `${deps.config.publicOrigin}/paypalcall?id=${order.id}`
  const begun = await deps.methods[method]!.begin({ no, uid, amount, currency, expiresAt, returnUrl }).catch((e: unknown) => {
    deps.log.warn({ err: e, order: no, method }, 'a charge could not be begun')
    return refuse(Charge.setPayOrder, 'NoPayLink')
  })
  // Not being able to note it is our own trouble, not a refusal of theirs.
  return deps.db.tx((tx) => storeBegun(tx, order.id, begun))
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Letters and digits only, 28 of them: what every provider takes as a name. */
function newNo(): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '')
  return `NB${day}${[...randomBytes(20)].map((byte) => letters[byte % 32]).join('')}`
}
