import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { orderQuery, settleOrder } from './recharge.queries.ts'

/** One order, asked about until nothing more can come of it. */
export function useOrder(id: number) {
  const uid = useSession((session) => session.uid)
  const { data: order, error, isError, refetch } = useQuery(orderQuery(uid, id))
  const came = order && `${order.state} ${order.credited}`
  useEffect(() => {
    if (order) void settleOrder(uid, order)
    // Only what came of it matters here; every answer is a new object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [uid, came])
  return { order, error, isError: isError && !order, reload: () => void refetch() }
}
