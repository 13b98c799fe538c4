import { Sanctions } from '@nimbo/contract'
import type { Language, Output } from '@nimbo/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

const SANCTIONS_A_PAGE = 20

export type SanctionPage = Output<typeof Sanctions.getSanctions>

/** Reasons and rules come in the language of the asker. */
export const sanctionsQuery = (uid: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['sanction', uid, language],
    queryFn: ({ pageParam: p, signal }) => client.call(Sanctions.getSanctions, { p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.list.length < SANCTIONS_A_PAGE ? undefined : pages.length + 1),
  })

export const sanctionQuery = (uid: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['sanction', uid, language, id],
    queryFn: ({ signal }) => client.call(Sanctions.getSanctions, { id }, { signal }),
  })
