import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
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
  const query = useInfiniteQuery(linesQuery(uid, month, filter))
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={
        <Panel>
          <RowSkeletons count={6} tall />
        </Panel>
      }
      empty={
        <EmptyState
          picture="wallet"
          title={t`No transactions yet`}
          text={t`Coins you buy, send and win will appear here.`}
          action={recharge}
        />
      }
    >
      {(all) =>
        byDay(all).map(({ start, lines }) => (
          <div key={start} className={skipped}>
            <PanelGroup title={text.day(start)} note={text.date(start)}>
              <ul>
                {lines.map((line) => (
                  <LineRow key={`${line.id} ${line.asset}`} line={line} mixed={filter === 'all'} />
                ))}
              </ul>
            </PanelGroup>
          </div>
        ))
      }
    </EndlessList>
  )
}
