import type { Output } from '@nimbo/contract'
import { Status } from '@nimbo/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 2_000

export type StatusNow = Output<typeof Status.getStatus>
export type EngineNow = StatusNow['engines'][number]
export type RoomNow = StatusNow['rooms'][number]

export function useStatus() {
  return useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => client.call(Status.getStatus, {}, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  })
}
