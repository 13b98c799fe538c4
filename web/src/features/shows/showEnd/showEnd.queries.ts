import { Live } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'

export type StopInfo = Output<typeof Live.stopInfo>

/** Time after the end in which the last minutes of a timed room are still being decided, and the last spending is being added up. */
const SETTLING_SECONDS = 60
export const isSettling = (endtime: number) => endtime > Date.now() / 1000 - SETTLING_SECONDS

export const stopInfoQuery = (stream: string) =>
  queryOptions({
    queryKey: ['live', 'stopInfo', stream],
    queryFn: ({ signal }) => client.call(Live.stopInfo, { stream }, { signal }),
    refetchInterval: (query) => (isSettling(query.state.data?.endtime ?? 0) ? pollAfter(3000, query) : false),
  })
