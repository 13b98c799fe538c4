import { Gifts } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { askOutcome } from '../../../lib/askOutcome.ts'
import { client } from '../../../lib/client.ts'
import { createPendingRequests, type Outcome, type PendingRequest } from '../../../lib/outbox/pendingRequests.ts'
import { isRefusal } from '../../../room/room.queries.ts'

/** One tap. Everything a retry has to send again, word for word. */
export interface GiftRequest {
  liveuid: number
  stream: string
  giftid: number
  giftcount: number
  ispack: number
  needcoin: number
  paintedPath: string
  paintedWidth: number
  paintedHeight: number
  /** Time of the tap, by this device's clock. */
  at: number
}
export type PendingGift = PendingRequest<GiftRequest>
export type GiftAnswer = Output<typeof Gifts.sendGift>

const figures = ['liveuid', 'giftid', 'giftcount', 'ispack', 'needcoin', 'paintedWidth', 'paintedHeight', 'at'] as const

export const pendingGifts = createPendingRequests<GiftRequest>({
  storageKey: 'gifts',
  // More than can wait and be at the server: none that is unanswered is ever dropped.
  limit: 250,
  parse: (raw) => {
    const { stream, paintedPath } = raw
    if (typeof stream !== 'string' || typeof paintedPath !== 'string') return undefined
    if (!figures.every((name) => Number.isSafeInteger(raw[name]))) return undefined
    return {
      ...(Object.fromEntries(figures.map((name) => [name, raw[name]])) as Record<(typeof figures)[number], number>),
      stream,
      paintedPath,
    }
  },
})

/** Under `profile`, so that sign-out removes it. */
export const giftListQuery = (uid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'gifts'],
    queryFn: ({ signal }) => client.call(Gifts.getGiftList, {}, { signal }),
    staleTime: 30_000,
  })

/** Sent again under the same key it is paid once. */
export function sendGift({ at: _at, uid: _uid, id: _id, doneAt: _doneAt, key, ...input }: PendingGift): Promise<GiftAnswer> {
  return pendingGifts.settle(key, isRefusal, () => client.call(Gifts.sendGift, { ...input, client_request_id: key }))
}

/** Outcome of a gift whose answer never came. */
export const giftOutcome = (key: string): Promise<Outcome> => pendingGifts.outcome(key, askOutcome)
