import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNow } from '@nimbo/web/ui/useNow.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { ProveIdentity } from '../features/operatorAuth/ProveIdentity.tsx'
import { type Queue, useQueue } from '../features/payout/payout.queries.ts'
import type { DialogKind } from '../features/payout/payoutNames.ts'
import { QueueBar } from '../features/payout/QueueBar.tsx'
import { QueueTable } from '../features/payout/QueueTable.tsx'
import { WithdrawalDetail } from '../features/payout/WithdrawalDetail.tsx'
import { currencyText } from '../lib/currencyText.ts'
import { useSession } from '../lib/session.ts'
import { waitText } from '../lib/timeText.ts'
import { useFrozen } from '../lib/useFrozen.ts'
import { useIsHere } from '../lib/useIsHere.ts'
import { Figure } from '../ui/Figure.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

/** Below this width the panel is under the list. */
const beside = '(min-width: 1180px)'

export function WithdrawalsScreen() {
  const me = useSession()
  const { state, key, p, sort, id: selected } = useSearch({ from: '/withdrawals' })
  const navigate = useNavigate({ from: '/withdrawals' })
  const [dialog, setDialog] = useState<DialogKind>()
  const panel = useRef<HTMLElement>(null)
  const { data: newest, isError, isPlaceholderData, refetch } = useQueue(state, key, p, dialog === undefined)
  const data = useFrozen(newest, dialog !== undefined)
  const find = useCallback((words: string) => void navigate({ search: (old) => ({ ...old, key: words, p: 1 }), replace: true }), [navigate])
  const isHere = useIsHere('/withdrawals')
  const select = (id: number) => {
    if (isHere()) void navigate({ search: (old) => ({ ...old, id }), replace: true, resetScroll: false })
    if (!matchMedia(beside).matches) panel.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="grid min-h-full grid-cols-1 min-[1180px]:grid-cols-[1fr_380px]">
      <Screen title="Withdrawals" head={data && <QueueFigures queue={data} />}>
        <QueueBar
          filter={state}
          words={key}
          counts={data}
          onFilter={(next) => void navigate({ search: (old) => ({ ...old, state: next, p: 1 }) })}
          onSearch={find}
        />
        <div className={isPlaceholderData ? 'opacity-60' : ''}>
          <Listing
            shown={data?.list.length}
            failed={isError}
            onReload={() => void refetch()}
            loading={<LoadingRows count={8} className="h-11" />}
            empty={<EmptyState picture="wallet" {...nothing(key !== '', state === 'waiting')} />}
            page={p}
            onPage={(next) => void navigate({ search: (old) => ({ ...old, p: next }) })}
          >
            {data && (
              <QueueTable
                list={data.list}
                sort={sort}
                onSort={(next) => void navigate({ search: (old) => ({ ...old, sort: next }), replace: true, resetScroll: false })}
                selected={selected}
                onSelect={select}
              />
            )}
          </Listing>
        </div>
      </Screen>
      <aside
        ref={panel}
        aria-label="Withdrawal"
        className="flex min-w-0 flex-col border-line bg-surface max-[1179px]:scroll-mbs-2 max-[1179px]:border-bs min-[1180px]:sticky min-[1180px]:inset-bs-0 min-[1180px]:h-dvh min-[1180px]:overflow-y-auto min-[1180px]:border-s"
      >
        {me && selected > 0 ? (
          <WithdrawalDetail key={selected} id={selected} me={me} dialog={dialog} onDialog={setDialog} proof={ProveIdentity} />
        ) : (
          <p className="t-sub m-auto p-8 text-center text-text-2">Select a withdrawal to see its details.</p>
        )}
      </aside>
    </div>
  )
}

/** Text of an empty queue. */
function nothing(searched: boolean, waiting: boolean): { title: string; text?: string } {
  if (searched) return { title: 'No results', text: 'Search covers this tab only. Try another tab.' }
  return waiting ? { title: 'No pending withdrawals', text: 'New requests appear automatically.' } : { title: 'No withdrawals' }
}

function QueueFigures({ queue }: { queue: Queue }) {
  const now = useNow(15)
  const paid = queue.paid_today.map(({ money, currency }) => currencyText(money, currency, { whole: true })).join(' · ')
  return (
    <dl className="flex flex-wrap gap-x-6.5 gap-y-2">
      <Figure name="Pending" value={queue.waiting.toLocaleString('en')} />
      <Figure name="Oldest" value={queue.oldest > 0 ? waitText(now - queue.oldest) : '—'} />
      <Figure name="Paid today" value={paid || '—'} />
      <Figure name="High risk" value={String(queue.high)} bad={queue.high > 0} />
    </dl>
  )
}
