import { Live } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

export type StopInfo = Output<typeof Live.stopInfo>

export const stopInfoQuery = (stream: string) =>
  queryOptions({ queryKey: ['live', 'stopInfo', stream], queryFn: ({ signal }) => client.call(Live.stopInfo, { stream }, { signal }) })
