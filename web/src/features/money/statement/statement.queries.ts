import { Statements } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import type { Filter } from './statement.state.ts'
import { assetOf, filters, isLastPage } from './statement.state.ts'

export type Month = Output<typeof Statements.getMonth>

export const monthQuery = (uid: number, month: string, filter: Filter) =>
  queryOptions({
    queryKey: ['statement', uid, 'month', month, assetOf(filter)],
    queryFn: ({ signal }) => client.call(Statements.getMonth, { month, type: assetOf(filter) === 'vote' ? 2 : 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const linesQuery = (uid: number, month: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['statement', uid, 'lines', month, filter],
    queryFn: ({ pageParam, signal }) =>
      client.call(Statements.recordList, { p: pageParam, type: filters.indexOf(filter), month }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (isLastPage(last) ? undefined : pages.length + 1),
  })

/** Every file of a month: a long one comes in parts. */
export function useStatementFiles() {
  return useMutation({
    mutationFn: async (month: string) => {
      const first = await client.call(Statements.getStatement, { month })
      const files = [first]
      for (let part = 2; part <= first.parts; part++) files.push(await client.call(Statements.getStatement, { month, part }))
      return files
    },
  })
}

const isKeys = (text: string) => /^[0-9a-f]{64} [0-9a-f]{64}$/.test(text)

/** The keys we publish. What was seen once is kept, so that a statement can be checked without a network. */
export const publishedKeysQuery = queryOptions({
  queryKey: ['seal-keys'],
  queryFn: async ({ signal }) => {
    try {
      const { key, statement_key } = (await (await fetch('/seals', { signal })).json()) as Record<string, unknown>
      const keys = `${String(key)} ${String(statement_key)}`
      if (isKeys(keys)) writeStored('seal-keys', keys)
    } catch {
      // Without a network there are still those that were seen before.
    }
    const stored = readStored('seal-keys') ?? ''
    const [seal = '', statement = ''] = stored.split(' ')
    return isKeys(stored) ? { seal, statement } : null
  },
  networkMode: 'always',
  staleTime: 60_000,
})
