import { Receipts } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

export type GiftRecord = Output<typeof Receipts.getGiftRecords>['list'][number]
export const recordTypes = { sent: 0, received: 1 } as const
export type RecordType = keyof typeof recordTypes

const PAGE = 20

/** Under `profile`, so that sign-out removes it. */
export const giftRecordsQuery = (uid: number, type: RecordType) =>
  infiniteQueryOptions({
    queryKey: ['profile', uid, 'giftRecords', type],
    queryFn: ({ pageParam: p, signal }) => client.call(Receipts.getGiftRecords, { type: recordTypes[type], p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ list }, pages) => (list.length < PAGE ? undefined : pages.length + 1),
  })
