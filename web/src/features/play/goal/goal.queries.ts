import { isRunning, Livegame, taskOperations } from '@nimbo/contract'
import type { Goal } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { createPendingRequests } from '../../../lib/outbox/pendingRequests.ts'
import { clockedClient } from '../../../lib/serverClock.ts'
import { useSession } from '../../../lib/session.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { noteCoin, notePaid } from '../../../room/wallet.queries.ts'
import { goalSlice, withTip } from './goal.slice.ts'

/** Tasks and wishes of a show with what is mine of them. Under `profile`: it says what I have. Its answer also tells the time they go by. */
export const goalsQuery = (uid: number, liveuid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'goals', liveuid],
    queryFn: async ({ signal }) => {
      const [tasks, wishes] = await Promise.all([
        clockedClient.call(Livegame.getLiveAnchorTaskInfo, { liveuid }, { signal }),
        clockedClient.call(Livegame.getWishingWellList, { liveuid }, { signal }),
      ])
      const list = [...tasks.list, ...wishes.list]
      // Running goals first, of both kinds.
      const inOrder = [...list.filter(({ state }) => isRunning(state)), ...list.filter(({ state }) => !isRunning(state))]
      return { list: inOrder, coin: wishes.coin, percent: wishes.percent }
    },
    staleTime: 0,
  })

interface TipRequest {
  liveuid: number
  goal: number
  coin: number
}
const pendingTips = createPendingRequests<TipRequest>({
  storageKey: 'tip',
  limit: 8,
  parse: ({ liveuid, goal, coin }) =>
    [liveuid, goal, coin].every((value) => Number.isSafeInteger(value))
      ? { liveuid: liveuid as number, goal: goal as number, coin: coin as number }
      : undefined,
})

/** The same tip, sent again without an answer to the first time, is taken once. */
export function useTip(room: RoomHandle) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  const { liveuid, stream } = room.address
  return useMutation({
    mutationFn: async ({ goalid, coins }: { goalid: number; coins: bigint }) => {
      const { key } = await pendingTips.findOrAdd(uid, { liveuid, goal: goalid, coin: Number(coins) })
      return pendingTips.settle(key, isRefusal, () =>
        client.call(Livegame.giveATip, { liveuid, id: goalid, coin: Number(coins), client_request_id: key }),
      )
    },
    onSuccess: ({ coin, goal }) => {
      room.update(goalSlice, (state) => withTip(state, goal))
      noteCoin(uid, coin)
      notePaid(stream)
    },
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: ['profile', uid] }), cache.invalidateQueries({ queryKey: ['spending', uid] })]),
  })
}

export interface NewGoal {
  kind: 'task' | 'wish'
  title: string
  need_coin: number
  giftid: number
  giftcount: number
  minutes: number
  /** Made with the form: the same form sent twice is one goal. */
  key: string
}
export function useSetGoal(room: RoomHandle) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, minutes, key, ...target }: NewGoal) =>
      kind === 'task'
        ? client.call(Livegame.setLiveAnchorTask, { ...target, minutes, client_request_id: key })
        : client.call(Livegame.setWishingWell, { ...target, client_request_id: key }),
    onSettled: () => cache.invalidateQueries({ queryKey: goalsQuery(uid, room.address.liveuid).queryKey }),
  })
}

export type GoalEnd = 'done' | 'failed' | 'cancelled'
/** The host's word on a goal. */
export function useEndGoal(room: RoomHandle) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ goal: { goalid: id, kind }, end, reason }: { goal: Goal; end: GoalEnd; reason: string }) => {
      if (kind === 'task') return client.call(Livegame.anchorTaskOperation, { id, type: taskOperations[end], reason })
      return end === 'done'
        ? client.call(Livegame.sureWishingWellComplete, { id })
        : client.call(Livegame.deleteWishingWell, { id, reason })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: goalsQuery(uid, room.address.liveuid).queryKey }),
  })
}
