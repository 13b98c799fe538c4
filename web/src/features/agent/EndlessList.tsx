import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useInView } from '../../lib/useInView.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'

interface EndlessListProps<T> {
  label: string
  query: {
    data: { pages: readonly (readonly T[])[] } | undefined
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
    refetch: () => Promise<unknown>
  }
  empty: ReactNode
  children: (item: T) => ReactNode
}

/** The four faces of a list that grows while it is scrolled. */
export function EndlessList<T>({ label, query, empty, children }: EndlessListProps<T>) {
  const { t } = useLingui()
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const more = useInView(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const items = data?.pages.flat() ?? []
  if (isError && items.length === 0) return <ErrorState onReload={() => void refetch()} />
  if (!data) return <RowSkeletons count={6} tall />
  if (items.length === 0) return empty
  return (
    <>
      {/* Nothing in it can be pressed, so it takes the focus itself: keys must be able to scroll it. */}
      <ul aria-label={label} tabIndex={0} className="outline-none">
        {items.map(children)}
      </ul>
      {hasNextPage && (
        <p ref={more} aria-label={t`Loading`} className="t-cap py-3 text-center text-text-2">
          <Trans>Loading more…</Trans>
        </p>
      )}
    </>
  )
}
