import { type Decision, decisions, type ReportFilter } from '@nimbo/contract/operator'
import { useEffect, useState } from 'react'
import { CaseDecision } from '../features/report/CaseDecision.tsx'
import { CaseEvidence } from '../features/report/CaseEvidence.tsx'
import { CaseQueue, QueueFigures } from '../features/report/CaseQueue.tsx'
import { type Cases, useCase, useCases } from '../features/report/report.queries.ts'
import { useSecond } from '../lib/useSecond.ts'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

const idInAddress = () => Number(new URLSearchParams(location.search).get('id')) || 0

export function ReportsScreen() {
  const [filter, setFilter] = useState<ReportFilter>('open')
  const [p, setPage] = useState(1)
  const [selected, setSelected] = useState(idInAddress)
  const [decision, setDecision] = useState<Decision>()
  const now = useSecond()
  const { data: cases, isError, refetch } = useCases(filter, p)
  const select = (id: number) => {
    history.replaceState(null, '', `${location.pathname}?id=${id}`)
    setSelected(id)
    setDecision(undefined)
  }
  const step = (by: number) => {
    const list = cases?.list ?? []
    const next = list[list.findIndex(({ id }) => id === selected) + by] ?? (selected === 0 ? list[0] : undefined)
    if (next) select(next.id)
  }
  useKeys({ onStep: step, onDecision: setDecision })
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
        {isError && <Unreachable onReload={() => void refetch()} />}
        <CaseQueue
          cases={cases}
          filter={filter}
          selected={selected}
          now={now}
          onFilter={(next) => {
            setFilter(next)
            setPage(1)
          }}
          onSelect={select}
        />
        {!cases && !isError && <Skeletons />}
        {cases && <Pager page={p} shown={cases.list.length} onPage={setPage} />}
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
          onDecided={() => selectNext(cases, selected, select)}
        />
      ) : (
        <main className="grid place-items-center p-8 min-[1180px]:col-span-2">
          <p className="t-sub text-center text-text-2">Select a report, or press J.</p>
        </main>
      )}
    </div>
  )
}

/** A decided case leaves the queue: the next one is what an operator wants to see. */
function selectNext(cases: Cases | undefined, decided: number, select: (id: number) => void): void {
  const list = cases?.list ?? []
  const at = list.findIndex(({ id }) => id === decided)
  const next = list[at + 1] ?? list[at - 1]
  if (next) select(next.id)
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
        {isError ? <Unreachable onReload={() => void refetch()} /> : <Skeletons />}
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

function Skeletons() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="skeleton-pulse h-14 rounded-md bg-raised" />
      ))}
    </div>
  )
}

/** J and K walk, the figures choose; whoever types means letters. */
function useKeys({ onStep, onDecision }: { onStep: (by: number) => void; onDecision: (decision: Decision) => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return
      const decision = decisions[Number(key) - 1]
      if (key === 'j' || key === 'k') onStep(key === 'j' ? 1 : -1)
      else if (decision) onDecision(decision)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
