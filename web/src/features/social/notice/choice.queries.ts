import { Notice, type NoticeTopic, type Output } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { deviceZone } from '../../../lib/deviceZone.ts'
import { useSession } from '../../../lib/session.ts'

export type NoticeChoices = Output<typeof Notice.getChoices>
export type QuietHours = Pick<NoticeChoices, 'quiet' | 'quiet_from' | 'quiet_to'>

export const choicesQuery = (uid: number) =>
  queryOptions({ queryKey: ['noticeChoices', uid], queryFn: ({ signal }) => client.call(Notice.getChoices, {}, { signal }) })

/** A change is shown at once and taken back when the server says no. */
function useChange<T>(send: (change: T) => Promise<unknown>, apply: (choices: NoticeChoices, change: T) => NoticeChoices) {
  const { queryKey } = choicesQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  return useMutation({
    mutationKey: ['noticeChoices'],
    mutationFn: send,
    // One after the other: two taps in a row must not arrive in another order.
    scope: { id: 'noticeChoices' },
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, (choices) => choices && apply(choices, change))
    },
    // Changes still to be sent would be overwritten by the server's older state.
    onSettled: () => (cache.isMutating({ mutationKey: ['noticeChoices'] }) > 1 ? undefined : cache.invalidateQueries({ queryKey })),
  })
}

export interface TopicChange {
  topic: NoticeTopic
  channel: 'push' | 'inbox'
  on: 0 | 1
}

export const useSetChoice = () =>
  useChange(
    (change: TopicChange) => client.call(Notice.setChoice, change),
    (choices, { topic, channel, on }) => ({
      ...choices,
      topics: choices.topics.map((one) => (one.topic === topic ? { ...one, [channel]: on } : one)),
    }),
  )

export const useSetQuiet = () =>
  useChange(
    (hours: QuietHours) => client.call(Notice.setQuiet, { ...hours, zone: deviceZone() || 'UTC' }),
    (choices, hours) => ({ ...choices, ...hours, zone: deviceZone() || 'UTC' }),
  )
