import { Charge, type Order, payMethods, refusalOf, Balance } from '@nimbo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNative } from '../../../lib/bridge/index.ts'
import { askOutcome } from '../../../lib/askOutcome.ts'
import { client } from '../../../lib/client.ts'
import { createPendingRequests, type PendingRequest } from '../../../lib/outbox/pendingRequests.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'
import { askAgainMs, isOver, type OrderRequest } from './recharge.state.ts'
import { clockedClient } from '../../../lib/serverClock.ts'

/** Orders begun on this device. `id` is 0 until the server has answered. */
const pendingOrders = createPendingRequests<OrderRequest>({
  storageKey: 'pay-orders',
  limit: 12,
  parse: ({ rule, pay }) => {
    const method = payMethods.find((known) => known === pay)
    return method && Number.isSafeInteger(rule) ? { rule: rule as number, pay: method } : undefined
  },
})
type PendingOrder = PendingRequest<OrderRequest>

/** Under `profile`, so that sign-out removes it. */
const own = (uid: number, ...rest: (string | number)[]) => ['profile', uid, 'recharge', ...rest] as const

const platform = () => (isNative() ? (/iPhone|iPad|Macintosh/.test(navigator.userAgent) ? 'ios' : 'android') : 'web')

export const balanceQuery = (uid: number) =>
  queryOptions({
    queryKey: own(uid, 'balance'),
    queryFn: ({ signal }) => client.call(Balance.getBalance, { platform: platform() }, { signal }),
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
    // A page that is shown again asks at once, so that one in the background need not ask at all.
    refetchInterval: (query) => {
      const ms = askAgainMs(query.state.data)
      return ms !== false && pollAfter(ms, query)
    },
  })

/** Refusals that say nothing about the key: the same request may be sent again. */
const staysOpen = (error: unknown) => {
  const reason = refusalOf(error, Charge.setPayOrder)
  return reason === undefined || reason === 'NoPayLink'
}

async function send({ rule, pay, key }: PendingOrder): Promise<Order> {
  try {
    const order = await clockedClient.call(Charge.setPayOrder, { id: rule, pay, client_request_id: key })
    pendingOrders.markAnswered(key, order.id)
    return order
  } catch (error) {
    if (!staysOpen(error)) pendingOrders.forget(key)
    throw error
  }
}

/**
 * The open order for this choice, from this tab, another one or before a reload; else a new one. An order that was paid meanwhile
 * is returned: no one pays twice for one choice.
 */
export async function openOrder(uid: number, request: OrderRequest): Promise<Order> {
  const pending = pendingOrders.find(uid, request)
  if (!pending) return send(pendingOrders.add(uid, request))
  const order = await send(pending)
  if (!isOver(order)) return order
  pendingOrders.forgetId(order.id)
  return order.state === 'paid' ? order : send(pendingOrders.add(uid, request))
}

/** The order of a request whose answer never arrived, or 0 when there is none. */
async function orderOf({ key, id }: PendingOrder): Promise<number> {
  if (id > 0) return id
  const { state, id: found } = await askOutcome(key)
  if (state === 'refused') pendingOrders.forget(key)
  if (state === 'done' && found > 0) pendingOrders.markAnswered(key, found)
  return state === 'done' ? found : 0
}

/** The newest order this person began here and has not finished. */
export const unfinishedQuery = (uid: number) =>
  queryOptions({
    queryKey: own(uid, 'unfinished'),
    queryFn: async () => {
      for (const pending of pendingOrders.list(uid).toReversed()) {
        const id = await orderOf(pending).catch(() => 0)
        if (id === 0) continue
        const order = await clockedClient.call(Charge.getOrderStatus, { id })
        if (!isOver(order)) return order
        pendingOrders.forgetId(id)
      }
      return null
    },
    staleTime: 0,
  })

/** Captures the payment approved at PayPal. Idempotent. */
export const captureOrder = (id: number): Promise<Order> => clockedClient.call(Charge.capture, { id })

/** Forgets a finished order on this device and refreshes the wallet. */
export async function settleOrder(uid: number, order?: Order): Promise<void> {
  if (order && isOver(order)) pendingOrders.forgetId(order.id)
  await queryClient.invalidateQueries({ queryKey: ['profile', uid], predicate: ({ queryKey }) => queryKey[3] !== 'order' })
}

/** One order, polled until its state is final. */
export function useOrder(id: number) {
  const uid = useSession((session) => session.uid)
  const { data: order, error, isError, refetch } = useQuery(orderQuery(uid, id))
  const came = order && `${order.state} ${order.credited}`
  useEffect(() => {
    if (order) void settleOrder(uid, order)
    // Depends on the outcome only: every poll returns a new object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [uid, came])
  return { order, error, isError: isError && !order, reload: () => void refetch() }
}
