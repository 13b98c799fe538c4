import { Skeleton } from '@nimbo/web/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { Pager } from './Pager.tsx'
import { Unreachable } from './Unreachable.tsx'

interface ListingProps {
  /** Number on this page; undefined while it is not known. */
  shown: number | undefined
  failed: boolean
  onReload: () => void
  loading: ReactNode
  empty: ReactNode
  page?: number
  onPage?: (page: number) => void
  children: ReactNode
}

/** A list with its four faces: on its way, empty, filled, and out of reach, which keeps what is known under the word. */
export function Listing({ shown, failed, onReload, loading, empty, page = 1, onPage, children }: ListingProps) {
  return (
    <>
      {failed && <Unreachable onReload={onReload} />}
      {shown === undefined ? !failed && loading : shown === 0 ? empty : children}
      {shown !== undefined && onPage && <Pager page={page} shown={shown} onPage={onPage} />}
    </>
  )
}

/** Grey stand-ins of a list's rows. */
export function LoadingRows({ count, className }: { count: number; className: string }) {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  )
}
