import { Home, Live } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

export type StopInfo = Output<typeof Live.stopInfo>

export const stopInfoQuery = (stream: string) =>
  queryOptions({ queryKey: ['live', 'stopInfo', stream], queryFn: ({ signal }) => client.call(Live.stopInfo, { stream }, { signal }) })

export const hotRoomsQuery = queryOptions({
  queryKey: ['live', 'hot'],
  queryFn: async ({ signal }) => (await client.call(Home.getHot, { p: 1 }, { signal })).list,
})
