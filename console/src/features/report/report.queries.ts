import type { Input, Output } from '@nimbo/contract'
import { Report, type ReportFilter } from '@nimbo/contract/operator'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 5_000

export type Cases = Output<typeof Report.getCases>
export type Case = Output<typeof Report.getCase>

const casesPage = (state: ReportFilter, p: number) =>
  queryOptions({
    queryKey: ['report', 'cases', state, p],
    queryFn: ({ signal }) => client.call(Report.getCases, { state, p }, { signal }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useCases = (state: ReportFilter, p: number) => useQuery(casesPage(state, p))
export const useOpenCases = (): number => useQuery(casesPage('open', 1)).data?.open ?? 0

/** Looking is logged, so it is not asked again by itself. */
export const useCase = (id: number) =>
  useQuery({
    queryKey: ['report', 'case', id],
    queryFn: ({ signal }) => client.call(Report.getCase, { id }, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })

export const useRules = () =>
  useQuery({
    queryKey: ['report', 'rules'],
    queryFn: ({ signal }) => client.call(Report.getRules, {}, { signal }),
    staleTime: 600_000,
    retry: false,
  })

export function useDecide() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<typeof Report.decide>) => client.call(Report.decide, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['report'] }),
  })
}
