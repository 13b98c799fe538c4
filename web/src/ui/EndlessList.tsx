import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { ReloadRow } from './ReloadRow.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'
import { useInView } from './useInView.ts'

interface EndlessListProps<Page, Item> {
  /** Result of `useInfiniteQuery`. */
  query: {
    data: { pages: readonly Page[] } | undefined
    isError: boolean
    isFetchNextPageError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
    refetch: () => Promise<unknown>
  }
  itemsOf: (page: Page) => readonly Item[]
  loading?: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** The four faces of a list that grows while it is scrolled: on its way, empty, failed, filled. */
export function EndlessList<Page, Item>({ query, itemsOf, loading, empty, children }: EndlessListProps<Page, Item>) {
  const { data, isError, refetch } = query
  const items = data?.pages.flatMap(itemsOf) ?? []
  if (isError && items.length === 0) return <ErrorState onReload={() => void refetch()} />
  if (!data) return loading ?? <RowSkeletons count={6} tall />
  if (items.length === 0) return empty
  return (
    <>
      {children(items)}
      <More query={query} />
    </>
  )
}

/** The next page is fetched before its place is in sight. One that failed is asked for by a tap: the list would ask for ever. */
function More({ query }: Pick<EndlessListProps<unknown, unknown>, 'query'>) {
  const { t } = useLingui()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const more = useInView(() => !isFetchingNextPage && void fetchNextPage())
  if (!hasNextPage) return null
  if (isFetchNextPageError && !isFetchingNextPage) return <ReloadRow onReload={() => void fetchNextPage()} />
  return (
    <p ref={more} aria-label={t`Loading`} className="t-cap py-3 text-center text-text-2">
      <Trans>Loading more…</Trans>
    </p>
  )
}
