import type { CertificationFilter } from '@nimbo/contract/operator'
import { useState } from 'react'
import { ApplicationDetail } from '../features/certification/ApplicationDetail.tsx'
import { ApplicationQueue } from '../features/certification/ApplicationQueue.tsx'
import { useApplications } from '../features/certification/certification.queries.ts'
import { useKeys } from '../features/certification/useKeys.ts'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

const idInAddress = () => Number(new URLSearchParams(location.search).get('id')) || 0

/** Applications for certification: the queue, one of them with its photo, and the decision. */
export function CertificationScreen() {
  const [filter, setFilter] = useState<CertificationFilter>('all')
  const [p, setPage] = useState(1)
  const [selected, setSelected] = useState(idInAddress)
  const { data, isError, refetch } = useApplications(filter, p)
  const ids = data?.list.map(({ id }) => id) ?? []
  const select = (id: number) => {
    history.replaceState(null, '', id > 0 ? `${location.pathname}?id=${id}` : location.pathname)
    setSelected(id)
  }
  /** From one that is no longer in the list, to the first. */
  const move = (by: 1 | -1) => {
    const at = ids.indexOf(selected)
    const next = at < 0 ? ids[0] : ids[Math.min(Math.max(at + by, 0), ids.length - 1)]
    if (next !== undefined) select(next)
  }
  const afterDecision = () => {
    const rest = ids.filter((id) => id !== selected)
    select(rest[Math.min(Math.max(ids.indexOf(selected), 0), rest.length - 1)] ?? 0)
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
  return (
    <main className="grid min-h-full grid-cols-1 min-[1180px]:grid-cols-[268px_1fr_372px]">
      <section
        aria-label="Queue"
        className="flex min-w-0 flex-col border-line px-2.5 pbs-4 max-[1179px]:border-be min-[1180px]:sticky min-[1180px]:inset-bs-0 min-[1180px]:h-dvh min-[1180px]:overflow-y-auto min-[1180px]:border-e"
      >
        <header className="flex items-center justify-between gap-3 px-1.5">
          <h1 className="text-[22px] leading-7 font-extrabold">Certification</h1>
          {data && <span className="t-cap text-text-2 tabular-nums">{data.waiting.toLocaleString('en')} waiting</span>}
        </header>
        {isError && <Unreachable onReload={() => void refetch()} />}
        {data ? (
          <ApplicationQueue
            queue={data}
            filter={filter}
            onFilter={(next) => {
              setFilter(next)
              setPage(1)
            }}
            selected={selected}
            onSelect={select}
          />
        ) : (
          !isError && <QueueSkeleton />
        )}
        {data && <Pager page={p} shown={data.list.length} onPage={setPage} />}
      </section>
      {selected > 0 ? (
        <ApplicationDetail key={selected} id={selected} onDecided={afterDecision} onSkip={() => move(1)} />
      ) : (
        <p className="t-sub m-auto p-8 text-center text-text-2 min-[1180px]:col-span-2">
          Select an application to see its photo and details.
        </p>
      )}
    </main>
  )
}

function QueueSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2 pbs-4">
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className="skeleton-pulse h-[66px] rounded-md bg-raised" />
      ))}
    </div>
  )
}
