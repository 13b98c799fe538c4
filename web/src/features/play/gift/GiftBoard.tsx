import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Slot } from '../../../room/Slot.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { DoodleSheet } from './doodle/DoodleSheet.tsx'
import { giftListQuery } from './gift.queries.ts'
import { chooseTab, giftsIn, useGiftChoice } from './gift.state.ts'
import { GiftFoot } from './GiftFoot.tsx'
import { GiftGrid } from './GiftGrid.tsx'
import './gift.css'

interface GiftBoardProps {
  columns: number
  isTray?: boolean
  onClose: () => void
}

/** Gifts one can send, and the one row that sends them. */
export function GiftBoard({ columns, isTray = false, onClose }: GiftBoardProps) {
  const { t } = useLingui()
  const { data, status, refetch } = useQuery(giftListQuery(useSession((session) => session.uid)))
  const { tab, giftid } = useGiftChoice()
  const [drawing, setDrawing] = useState(false)
  const tabs = [
    { key: 'gifts', label: t`Gifts` },
    { key: 'deluxe', label: t({ message: 'Deluxe', context: 'expensive gifts with an effect' }) },
    { key: 'doodle', label: t({ message: 'Doodle', context: 'a drawing made of gifts' }) },
    { key: 'backpack', label: t({ message: 'Backpack', context: 'gifts I have' }) },
  ] as const
  const gifts = data ? giftsIn(tab, data) : []
  const chosen = gifts.find(({ id }) => id === giftid) ?? gifts[0]
  return (
    <div className="gift-board" data-testid="gift-board">
      <div className="gift-main">
        <div className="gift-spent">
          <Slot place="spend" />
        </div>
        <Tabs label={t`Gifts`} variant="line" items={tabs} value={tab} onChange={chooseTab}>
          {status === 'pending' && <GridSkeleton columns={columns} />}
          {status === 'error' && !data && <ErrorState onReload={() => void refetch()} />}
          {data && gifts.length === 0 && (
            <EmptyState
              picture="wallet"
              title={tab === 'backpack' ? t`Your backpack is empty` : t`No gifts here yet`}
              text={tab === 'backpack' ? t`Bonus gifts appear here.` : undefined}
            />
          )}
          {chosen && <GiftGrid gifts={gifts} chosen={chosen} columns={columns} />}
        </Tabs>
      </div>
      {data && <GiftFoot key={tab} gift={chosen} coin={data.coin} onDraw={() => setDrawing(true)} onClose={isTray ? onClose : undefined} />}
      {chosen && tab === 'doodle' && <DoodleSheet gift={chosen} open={drawing} onOpenChange={setDrawing} />}
      {!data && (
        <p className="sr-only" role="status">
          <Trans>Loading</Trans>
        </p>
      )}
    </div>
  )
}

function GridSkeleton({ columns }: { columns: number }) {
  return (
    <div className="gift-page" style={{ '--columns': columns } as React.CSSProperties}>
      {Array.from({ length: columns * 2 }, (_, cell) => (
        <span key={cell} className="gift-cell">
          <Skeleton className="mbs-1 size-14 rounded-full" />
          <Skeleton className="mbs-2 h-3 w-14" />
          <Skeleton className="mbs-1 h-3 w-8" />
        </span>
      ))}
    </div>
  )
}
