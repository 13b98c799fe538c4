import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { useInView } from '../../lib/useInView.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PanelGroup } from '../../ui/PanelGroup.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { LineRow } from './LineRow.tsx'
import { linesQuery } from './statement.queries.ts'
import { byDay, type Filter } from './statement.state.ts'
import { useDateText } from './useDateText.ts'

/** The browser skips what is off the screen, so a month of thousands stays light. */
const skipped = '[content-visibility:auto] [contain-intrinsic-size:auto_300px]'

export function LineList({ month, filter, recharge }: { month: string; filter: Filter; recharge: ReactNode }) {
  const { t } = useLingui()
  const text = useDateText()
  const uid = useSession((session) => session.uid)
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(linesQuery(uid, month, filter))
  const more = useInView(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const days = byDay(data?.pages.flat() ?? [])
  if (status === 'pending')
    return (
      <Panel>
        <RowSkeletons count={6} tall />
      </Panel>
    )
  if (status === 'error' && days.length === 0) return <ErrorState onReload={() => void refetch()} />
  if (days.length === 0)
    return (
      <EmptyState
        picture="wallet"
        title={t`No transactions yet`}
        text={t`Coins you buy, send and win will appear here.`}
        action={recharge}
      />
    )
  return (
    <>
      {days.map(({ start, lines }) => (
        <div key={start} className={skipped}>
          <PanelGroup title={text.day(start)} note={text.date(start)}>
            <ul>
              {lines.map((line) => (
                <LineRow key={`${line.id} ${line.asset}`} line={line} mixed={filter === 'all'} />
              ))}
            </ul>
          </PanelGroup>
        </div>
      ))}
      {hasNextPage && (
        <p ref={more} className="t-cap py-3 text-center text-text-2">
          <Trans>Loading more…</Trans>
        </p>
      )}
    </>
  )
}
