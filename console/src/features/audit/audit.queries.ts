import type { Output } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 5_000

export type AuditLine = Output<typeof OperatorAuth.getAudit>[number]

export function useAudit(p: number) {
  return useQuery({
    queryKey: ['audit', p],
    queryFn: ({ signal }) => client.call(OperatorAuth.getAudit, { p }, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  })
}
