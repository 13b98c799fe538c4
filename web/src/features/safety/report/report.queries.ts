import { Moderation, Reports } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

/** Names come in the language of the asker. */
export const reportClassesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['report', 'classes', language],
    queryFn: ({ signal }) => client.call(Reports.getReportClass, { kind: 'report' }, { signal }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  })

/** Person to report, as their card in a live shows them; outside a live their own id stands for it. */
export const reportedQuery = (touid: number, liveuid = touid) =>
  queryOptions({
    queryKey: ['report', 'person', touid, liveuid],
    queryFn: ({ signal }) => client.call(Moderation.getPop, { liveuid, touid }, { signal }),
    staleTime: 60_000,
  })
