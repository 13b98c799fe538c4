import { useRef, useState } from 'react'
import { ProveIdentity } from '../features/operatorAuth/ProveIdentity.tsx'
import { type QueueFilter, useQueue } from '../features/payout/payout.queries.ts'
import type { Queue } from '../features/payout/payout.queries.ts'
import type { DialogKind } from '../features/payout/payoutNames.ts'
import { QueueBar } from '../features/payout/QueueBar.tsx'
import { QueueSkeleton, QueueTable } from '../features/payout/QueueTable.tsx'
import { WithdrawalDetail } from '../features/payout/WithdrawalDetail.tsx'
import { currencyText } from '../lib/currencyText.ts'
import { useSession } from '../lib/session.ts'
import { waitText } from '../lib/timeText.ts'
import { useFrozen } from '../lib/useFrozen.ts'
import { useNowSeconds } from '../lib/useNowSeconds.ts'
import { Figure } from '../ui/Figure.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

const idInAddress = () => Number(new URLSearchParams(location.search).get('id')) || 0
/** Below this width the panel is under the list. */
const beside = '(min-width: 1180px)'

export function WithdrawalsScreen() {
  const me = useSession()
  const [filter, setFilter] = useState<QueueFilter>('waiting')
  const [words, setWords] = useState('')
  const [p, setPage] = useState(1)
  const [dialog, setDialog] = useState<DialogKind>()
  const { selected, select, panel } = useSelected()
  const { data: newest, isError, isPlaceholderData, refetch } = useQueue(filter, words, p, dialog === undefined)
  const data = useFrozen(newest, dialog !== undefined)
  const show = (next: QueueFilter) => {
    setFilter(next)
    setPage(1)
  }
  return (
    <div className="grid min-h-full grid-cols-1 min-[1180px]:grid-cols-[1fr_380px]">
      <main className="min-w-0 px-4 pbs-4 pbe-6">
        <header className="flex flex-wrap items-center gap-x-6.5 gap-y-3">
          <h1 className="text-[22px] leading-9 font-extrabold">Withdrawals</h1>
          {data && <QueueFigures queue={data} />}
        </header>
        <QueueBar filter={filter} counts={data} onFilter={show} onSearch={setWords} />
        {isError && <Unreachable onReload={() => void refetch()} />}
        <div className={isPlaceholderData ? 'opacity-60' : ''}>
          {data && data.list.length > 0 && <QueueTable list={data.list} selected={selected} onSelect={select} />}
          {data && data.list.length === 0 && <Nothing searched={words !== ''} filter={filter} />}
          {!data && !isError && <QueueSkeleton />}
        </div>
        {data && <Pager page={p} shown={data.list.length} onPage={setPage} />}
      </main>
      <aside
        ref={panel}
        aria-label="Withdrawal"
        className="flex min-w-0 flex-col border-line bg-surface max-[1179px]:scroll-mbs-2 max-[1179px]:border-bs min-[1180px]:sticky min-[1180px]:inset-bs-0 min-[1180px]:h-dvh min-[1180px]:overflow-y-auto min-[1180px]:border-s"
      >
        {me && selected > 0 ? (
          <WithdrawalDetail key={selected} id={selected} me={me} dialog={dialog} onDialog={setDialog} proof={ProveIdentity} />
        ) : (
          <Choose />
        )}
      </aside>
    </div>
  )
}

function Nothing({ searched, filter }: { searched: boolean; filter: QueueFilter }) {
  return (
    <div className="grid place-items-center py-10 text-center">
      <img src="/art/empty-wallet.svg" alt="" width={220} height={176} />
      <p className="t-title mbs-2">{searched ? 'No results' : filter === 'waiting' ? 'No pending withdrawals' : 'No withdrawals'}</p>
      <p className="t-sub mbs-1 text-text-2 empty:hidden">
        {searched ? 'Search covers this tab only. Try another tab.' : filter === 'waiting' && 'New requests appear automatically.'}
      </p>
    </div>
  )
}

function Choose() {
  return <p className="t-sub m-auto p-8 text-center text-text-2">Select a withdrawal to see its details.</p>
}

/** The open withdrawal. Its id is in the address, so that a link or a reload opens it again. */
function useSelected() {
  const [selected, setSelected] = useState(idInAddress)
  const panel = useRef<HTMLElement>(null)
  const select = (id: number) => {
    history.replaceState(null, '', `${location.pathname}?id=${id}`)
    setSelected(id)
    if (!matchMedia(beside).matches) panel.current?.scrollIntoView({ block: 'start' })
  }
  return { selected, select, panel }
}

function QueueFigures({ queue }: { queue: Queue }) {
  const now = useNowSeconds()
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
