import { Receipts } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { isSettling } from './showEnd.queries.ts'

export type ShowReceipt = Output<typeof Receipts.getReceipt>
export type ShowReport = Output<typeof Receipts.getShowReport>

/** Under `profile`: it says what I paid. Asked again as long as coins of it wait or have just ended doing so. */
export const receiptQuery = (uid: number, stream: string) =>
  queryOptions({
    queryKey: ['profile', uid, 'receipt', stream],
    queryFn: ({ signal }) => client.call(Receipts.getReceipt, { stream }, { signal }),
    staleTime: 0,
    refetchInterval: (query) => {
      const { endtime = 0, tips_held: held = '0' } = query.state.data ?? {}
      return held !== '0' || isSettling(endtime) ? pollAfter(3000, query) : false
    },
  })

export const showReportQuery = (uid: number, stream: string) =>
  queryOptions({
    queryKey: ['profile', uid, 'report', stream],
    queryFn: ({ signal }) => client.call(Receipts.getShowReport, { stream }, { signal }),
  })
