import { type Decision, decisions } from '@nimbo/contract/operator'
import { useNow } from '@nimbo/web/ui/useNow.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CaseDecision } from '../features/report/CaseDecision.tsx'
import { CaseEvidence } from '../features/report/CaseEvidence.tsx'
import { CaseQueue, QueueFigures } from '../features/report/CaseQueue.tsx'
import { useCase, useCases } from '../features/report/report.queries.ts'
import { filterNames } from '../features/report/reportNames.ts'
import { useKeys } from '../lib/useKeys.ts'
import { selectionAfterDecision, nextSelection } from '../lib/selection.ts'
import { useIsHere } from '../lib/useIsHere.ts'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function ReportsScreen() {
  const { state, p, id: selected } = useSearch({ from: '/reports' })
  const navigate = useNavigate({ from: '/reports' })
  const [chosen, setChosen] = useState<{ id: number; decision: Decision }>()
  const decision = chosen?.id === selected ? chosen.decision : undefined
  const setDecision = (next: Decision) => setChosen({ id: selected, decision: next })
  const now = useNow()
  const { data: cases, isError, refetch } = useCases(state, p)
  const ids = cases?.list.map(({ id }) => id) ?? []
  const isHere = useIsHere('/reports')
  const select = (id: number) => {
    if (isHere()) void navigate({ search: (old) => ({ ...old, id }), replace: true, resetScroll: false })
  }
  const move = (by: 1 | -1) => select(nextSelection(ids, selected, by) ?? selected)
  const choices = decisions.map((one, index) => [String(index + 1), () => setDecision(one)] as const)
  useKeys({ j: () => move(1), k: () => move(-1), ...Object.fromEntries(choices) })
  return (
    <div className="grid min-h-full grid-cols-1 min-[1180px]:h-dvh min-[1180px]:grid-cols-[280px_minmax(0,1fr)_344px]">
      <section
        aria-label="Queue"
        className="flex min-w-0 flex-col border-line px-2.5 pbs-4 min-[1180px]:overflow-y-auto min-[1180px]:border-e"
      >
        <header className="flex items-baseline justify-between px-1.5">
          <h1 className="text-[22px] leading-7 font-extrabold">Reports</h1>
          {cases && <span className="t-cap text-text-2 tabular-nums">{cases.open} open</span>}
        </header>
        <div className="px-1.5 py-3">
          <Filter
            label="Filter reports"
            names={filterNames}
            counts={{ open: cases?.open ?? 0, live: cases?.live ?? 0, minors: cases?.minors ?? 0 }}
            value={state}
            onChange={(next) => void navigate({ search: { state: next, id: selected } })}
          />
        </div>
        <Listing
          shown={cases?.list.length}
          failed={isError}
          onReload={() => void refetch()}
          loading={<LoadingRows count={6} className="h-14" />}
          empty={
            <p className="t-sub px-2 py-8 text-center text-text-2">
              {state === 'decided' ? 'No decided reports' : 'No open reports. New ones appear automatically.'}
            </p>
          }
          page={p}
          onPage={(next) => void navigate({ search: { state, id: selected, p: next } })}
        >
          {cases && <CaseQueue list={cases.list} selected={selected} now={now} onSelect={select} />}
        </Listing>
        <span className="flex-1" />
        {cases && <QueueFigures cases={cases} />}
      </section>
      {selected > 0 ? (
        <OpenCase
          key={selected}
          id={selected}
          now={now}
          decision={decision}
          onDecision={setDecision}
          onDecided={() => select(selectionAfterDecision(ids, selected))}
        />
      ) : (
        <main className="grid place-items-center p-8 min-[1180px]:col-span-2">
          <p className="t-sub text-center text-text-2">Select a report, or press J.</p>
        </main>
      )}
    </div>
  )
}

interface OpenCaseProps {
  id: number
  now: number
  decision: Decision | undefined
  onDecision: (decision: Decision) => void
  onDecided: () => void
}

function OpenCase({ id, now, decision, onDecision, onDecided }: OpenCaseProps) {
  const { data, isError, refetch } = useCase(id)
  if (!data)
    return (
      <main className="min-w-0 p-4 min-[1180px]:col-span-2">
        {isError ? <Unreachable onReload={() => void refetch()} /> : <LoadingRows count={6} className="h-14" />}
      </main>
    )
  return (
    <>
      <main className="flex min-w-0 flex-col p-4 min-[1180px]:overflow-y-auto">
        <CaseEvidence detail={data} now={now} />
        <p className="t-cap mbs-auto flex flex-wrap gap-4 pbs-4 text-text-2 max-[1179px]:hidden">
          <span>J K next, previous</span>
          <span>1–6 action</span>
        </p>
      </main>
      <aside
        aria-label="Decision"
        className="min-w-0 border-line bg-surface max-[1179px]:border-bs min-[1180px]:overflow-y-auto min-[1180px]:border-s"
      >
        <CaseDecision detail={data} decision={decision} onDecision={onDecision} onDecided={onDecided} />
      </aside>
    </>
  )
}
