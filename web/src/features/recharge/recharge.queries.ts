import { Charge, type Order, refusalOf, Wallet } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { isNative } from '../../lib/bridge/index.ts'
import { client } from '../../lib/client.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { forgetKey, forgetOrder, keepId, keepNew, type KeptOrder, keptFor, keptOrders } from './keptOrders.ts'
import { askAgainMs, isOver, type Wish } from './recharge.state.ts'
import { clockedClient } from './serverClock.ts'

/** Under `profile`, so that what belongs to a person goes with them when they leave. */
const own = (uid: number, ...rest: (string | number)[]) => ['profile', uid, 'recharge', ...rest] as const

const platform = () => (isNative() ? (/iPhone|iPad|Macintosh/.test(navigator.userAgent) ? 'ios' : 'android') : 'web')

export const balanceQuery = (uid: number) =>
  queryOptions({
    queryKey: own(uid, 'balance'),
    queryFn: ({ signal }) => client.call(Wallet.getBalance, { platform: platform() }, { signal }),
  })

export const firstRulesQuery = (uid: number) =>
  queryOptions({
    queryKey: own(uid, 'first'),
    queryFn: ({ signal }) => client.call(Charge.getFirstChargeRules, {}, { signal }),
    staleTime: 30_000,
  })

export const orderQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: own(uid, 'order', id),
    queryFn: ({ signal }) => clockedClient.call(Charge.getOrderStatus, { id }, { signal }),
    refetchInterval: ({ state }) => askAgainMs(state.data, document.hidden),
    refetchIntervalInBackground: true,
  })

/** Refusals that say nothing about the key: the same tap may be sent again as it was. */
const staysOpen = (error: unknown) => {
  const reason = refusalOf(error, Charge.setPayOrder)
  return reason === undefined || reason === 'NoPayLink'
}

async function send({ rule, pay, key }: KeptOrder): Promise<Order> {
  try {
    const order = await clockedClient.call(Charge.setPayOrder, { id: rule, pay, client_request_id: key })
    keepId(key, order.id)
    return order
  } catch (error) {
    if (!staysOpen(error)) forgetKey(key)
    throw error
  }
}

/**
 * The open order for this choice, from this tab, another one or before a reload; else a new one. An order that was paid meanwhile
 * is what comes back: nobody pays twice for one wish.
 */
export async function openOrder(uid: number, wish: Wish): Promise<Order> {
  const kept = keptFor(uid, wish)
  if (!kept) return send(keepNew(uid, wish))
  const order = await send(kept)
  if (!isOver(order)) return order
  forgetOrder(order.id)
  return order.state === 'paid' ? order : send(keepNew(uid, wish))
}

/** What became of a tap whose answer never came: the order's number, or 0 when nothing happened. */
async function orderOf({ key, id }: KeptOrder): Promise<number> {
  if (id > 0) return id
  const { state, id: found } = await client.call(Wallet.getOperation, { client_request_id: key })
  if (state === 'refused') forgetKey(key)
  if (state === 'done' && found > 0) keepId(key, found)
  return state === 'done' ? found : 0
}

/** The newest order this person began here and has not finished. */
export const unfinishedQuery = (uid: number) =>
  queryOptions({
    queryKey: own(uid, 'unfinished'),
    queryFn: async () => {
      for (const kept of keptOrders(uid).toReversed()) {
        const id = await orderOf(kept).catch(() => 0)
        if (id === 0) continue
        const order = await clockedClient.call(Charge.getOrderStatus, { id })
        if (!isOver(order)) return order
        forgetOrder(id)
      }
      return null
    },
    staleTime: 0,
  })

/** Back from PayPal: takes what was agreed to there. Asking again takes nothing more. */
export const captureOrder = (id: number): Promise<Order> => clockedClient.call(Charge.capture, { id })

/** An order that has ended is no longer continued, and the wallet shows what came of it. */
export async function settleOrder(uid: number, order?: Order): Promise<void> {
  if (order && isOver(order)) forgetOrder(order.id)
  await queryClient.invalidateQueries({ queryKey: ['profile', uid], predicate: ({ queryKey }) => queryKey[3] !== 'order' })
}
