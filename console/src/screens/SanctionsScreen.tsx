import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { LiftDialog } from '../features/sanction/LiftDialog.tsx'
import { type SanctionLine, useSanctions } from '../features/sanction/sanction.queries.ts'
import { SanctionRow } from '../features/sanction/SanctionRow.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Field } from '../ui/Field.tsx'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useTyped } from '../ui/useTyped.ts'

const filterNames = { active: 'Active', all: 'All' }

export function SanctionsScreen() {
  const { state, uid, p } = useSearch({ from: '/sanctions' })
  const navigate = useNavigate({ from: '/sanctions' })
  const find = useCallback(
    (id: string) => void navigate({ search: (old) => ({ ...old, uid: Number(id), p: 1 }), replace: true }),
    [navigate],
  )
  const [typed, setTyped] = useTyped(uid > 0 ? String(uid) : '', find)
  const [lifting, setLifting] = useState<SanctionLine>()
  const { data: newest, isError, refetch } = useSanctions(uid, state === 'active', p)
  const data = useFrozen(newest, lifting !== undefined)
  return (
    <Screen title="Sanctions">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 py-3">
        <Filter
          label="Filter sanctions"
          names={filterNames}
          value={state}
          onChange={(next) => void navigate({ search: { state: next, uid } })}
        />
        <div className="w-[220px]">
          <Field
            label="Person ID"
            inputMode="numeric"
            maxLength={10}
            value={typed}
            onChange={(change) => setTyped(change.target.value.replace(/\D/g, ''))}
          />
        </div>
      </div>
      <Listing
        shown={data?.length}
        failed={isError}
        onReload={() => void refetch()}
        loading={<LoadingRows count={4} className="h-16" />}
        empty={<EmptyState picture="messages" title="No sanctions" />}
        page={p}
        onPage={(next) => void navigate({ search: { state, uid, p: next } })}
      >
        <ul aria-label="Sanctions" className="grid gap-2">
          {data?.map((line) => (
            <SanctionRow key={line.id} line={line} onLift={setLifting} />
          ))}
        </ul>
      </Listing>
      {lifting && <LiftDialog line={lifting} onClose={() => setLifting(undefined)} />}
    </Screen>
  )
}
