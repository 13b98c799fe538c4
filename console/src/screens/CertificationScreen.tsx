import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ApplicationDetail } from '../features/certification/ApplicationDetail.tsx'
import { ApplicationQueue, QueueFigures } from '../features/certification/ApplicationQueue.tsx'
import { useApplications } from '../features/certification/certification.queries.ts'
import { filterNames } from '../features/certification/certificationText.ts'
import { useKeys } from '../lib/useKeys.ts'
import { selectionAfterDecision, nextSelection } from '../lib/selection.ts'
import { useIsHere } from '../lib/useIsHere.ts'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'

/** Applications for certification: the queue, one of them with its photo, and the decision. */
export function CertificationScreen() {
  const { state, p, id: selected } = useSearch({ from: '/certification' })
  const navigate = useNavigate({ from: '/certification' })
  const { data, isError, refetch } = useApplications(state, p)
  const ids = data?.list.map(({ id }) => id) ?? []
  const isHere = useIsHere('/certification')
  const select = (id: number) => {
    if (isHere()) void navigate({ search: (old) => ({ ...old, id }), replace: true, resetScroll: false })
  }
  const move = (by: 1 | -1) => select(nextSelection(ids, selected, by) ?? selected)
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
        <div className="px-1.5 py-3">
          <Filter
            label="Filter applications"
            names={filterNames}
            counts={{ all: data?.waiting ?? 0, again: data?.again ?? 0, young: data?.young ?? 0 }}
            value={state}
            onChange={(next) => void navigate({ search: { state: next, id: selected } })}
          />
        </div>
        <Listing
          shown={data?.list.length}
          failed={isError}
          onReload={() => void refetch()}
          loading={<LoadingRows count={7} className="h-[66px]" />}
          empty={<EmptyState picture="messages" title="Nothing to review" text="New applications appear automatically." />}
          page={p}
          onPage={(next) => void navigate({ search: { state, id: selected, p: next } })}
        >
          {data && <ApplicationQueue list={data.list} selected={selected} onSelect={select} />}
        </Listing>
        {data && <QueueFigures queue={data} />}
      </section>
      {selected > 0 ? (
        <ApplicationDetail
          key={selected}
          id={selected}
          onDecided={() => select(selectionAfterDecision(ids, selected))}
          onSkip={() => move(1)}
        />
      ) : (
        <p className="t-sub m-auto p-8 text-center text-text-2 min-[1180px]:col-span-2">
          Select an application to see its photo and details.
        </p>
      )}
    </main>
  )
}
