import { useState } from 'react'
import { LiftDialog } from '../features/sanction/LiftDialog.tsx'
import { type SanctionLine, useSanctions } from '../features/sanction/sanction.queries.ts'
import { SanctionRow } from '../features/sanction/SanctionRow.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Chip } from '../ui/Chip.tsx'
import { Field } from '../ui/Field.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function SanctionsScreen() {
  const [active, setActive] = useState(true)
  const [typed, setTyped] = useState('')
  const [p, setPage] = useState(1)
  const [lifting, setLifting] = useState<SanctionLine>()
  const { data: newest, isError, refetch } = useSanctions(Number(typed), active, p)
  const data = useFrozen(newest, lifting !== undefined)
  const show = (only: boolean) => {
    setActive(only)
    setPage(1)
  }
  return (
    <main className="min-w-0 px-4 pbs-4 pbe-6">
      <h1 className="text-[22px] leading-9 font-extrabold">Sanctions</h1>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 py-3">
        <div role="group" aria-label="Filter sanctions" className="flex gap-1.5">
          <Chip name="Active" on={active} onPress={() => show(true)} />
          <Chip name="All" on={!active} onPress={() => show(false)} />
        </div>
        <div className="w-[220px]">
          <Field
            label="Person ID"
            inputMode="numeric"
            value={typed}
            onChange={(change) => {
              setTyped(change.target.value.replace(/\D/g, ''))
              setPage(1)
            }}
          />
        </div>
      </div>
      {isError && <Unreachable onReload={() => void refetch()} />}
      {data?.length === 0 && <p className="t-sub py-8 text-center text-text-2">No sanctions.</p>}
      <ul aria-label="Sanctions" className="grid gap-2">
        {data?.map((line) => (
          <SanctionRow key={line.id} line={line} onLift={setLifting} />
        ))}
      </ul>
      {!data && !isError && (
        <div role="status" aria-label="Loading" className="grid gap-2">
          <span className="skeleton-pulse h-16 rounded-md bg-raised" />
          <span className="skeleton-pulse h-16 rounded-md bg-raised" />
        </div>
      )}
      {data && <Pager page={p} shown={data.length} onPage={setPage} />}
      {lifting && <LiftDialog line={lifting} onClose={() => setLifting(undefined)} />}
    </main>
  )
}
