import { Livemanage, Moderation, Reports } from '@nimbo/contract'
import type { AnyCall, Input, Language, Output } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { toast } from '../../../ui/toast.ts'

const PEOPLE_A_PAGE = 50

export type Sanctioned = Output<typeof Livemanage.getShutList>['list'][number]
export type ActivityLine = Output<typeof Livemanage.getActivity>[number]
export type SanctionKind = 'mute' | 'kick'

/** Reasons of two kinds: for acts in a room, and for reports under the platform's rules. */
export type ReasonKind = 'room' | 'report'

/** Names come in the language of the asker. */
export const reasonsQuery = (kind: ReasonKind, language: Language) =>
  queryOptions({
    queryKey: ['moderation', 'reasons', kind, language],
    queryFn: ({ signal }) => client.call(Reports.getReportClass, { kind }, { signal }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  })

export const banRulesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['moderation', 'banRules', language],
    queryFn: ({ signal }) => client.call(Moderation.getLiveBanRules, {}, { signal }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  })

export const adminsQuery = (liveuid: number) =>
  queryOptions({
    queryKey: ['moderation', liveuid, 'admins'],
    queryFn: ({ signal }) => client.call(Moderation.getAdminList, { liveuid }, { signal }),
  })

/** The reasons in it come in the language of the asker. */
export const sanctionedQuery = (liveuid: number, kind: SanctionKind, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['moderation', liveuid, kind, language],
    queryFn: ({ pageParam: p, signal }) =>
      client.call(kind === 'mute' ? Livemanage.getShutList : Livemanage.getKickList, { liveuid, p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.list.length < PEOPLE_A_PAGE ? undefined : pages.length + 1),
  })

export const activityQuery = (liveuid: number, language: Language) =>
  queryOptions({
    queryKey: ['moderation', liveuid, 'activity', language],
    queryFn: ({ signal }) => client.call(Livemanage.getActivity, { liveuid }, { signal }),
  })

/** One act of moderation: what the server refuses is told in its words, and everything drawn from it is asked again. */
export function useAct<C extends AnyCall>(call: C, onDone: (done: Output<C>, sent: Input<C>) => void) {
  const { t } = useLingui()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<C>) => client.call(call, input),
    onSuccess: onDone,
    onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: ['moderation'] }), cache.invalidateQueries({ queryKey: ['live', 'pop'] })]),
  })
}
