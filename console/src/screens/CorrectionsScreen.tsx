import { correctionStates } from '@nimbo/contract/operator'
import { useState } from 'react'
import { CorrectionList } from '../features/correction/CorrectionList.tsx'
import { type CorrectionLine, type CorrectionState, useCorrections } from '../features/correction/correction.queries.ts'
import { stateNames } from '../features/correction/correctionText.ts'
import { DecideDialog } from '../features/correction/DecideDialog.tsx'
import { ProposeDialog } from '../features/correction/ProposeDialog.tsx'
import { ProveIdentity } from '../features/operatorAuth/ProveIdentity.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Button } from '../ui/Button.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function CorrectionsScreen() {
  const [state, setState] = useState<CorrectionState>('proposed')
  const [p, setPage] = useState(1)
  const [proposing, setProposing] = useState(false)
  const [deciding, setDeciding] = useState<{ line: CorrectionLine; approves: boolean }>()
  const { data: newest, isError, refetch } = useCorrections(state, p)
  const data = useFrozen(newest, deciding !== undefined)
  const show = (next: CorrectionState) => {
    setState(next)
    setPage(1)
  }
  return (
    <main className="min-w-0 px-4 pbs-4 pbe-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6.5 gap-y-3">
        <h1 className="text-[22px] leading-9 font-extrabold">Corrections</h1>
        <Button variant="primary" onClick={() => setProposing(true)}>
          Propose a correction
        </Button>
      </header>
      <div role="group" aria-label="Filter corrections" className="flex flex-wrap gap-2 py-3.5">
        {correctionStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => show(one)}
            className={`h-11 rounded-full px-4.5 text-[14px] font-bold ${one === state ? 'bg-accent-soft text-accent shadow-[inset_0_0_0_1.5px_var(--accent)]' : 'bg-raised text-text-2 shadow-line'}`}
          >
            {stateNames[one]}
          </button>
        ))}
      </div>
      {isError && <Unreachable onReload={() => void refetch()} />}
      {data && <CorrectionList list={data.list} onDecide={(line, approves) => setDeciding({ line, approves })} />}
      {data && <Pager page={p} shown={data.list.length} onPage={setPage} />}
      {proposing && <ProposeDialog onClose={() => setProposing(false)} proof={ProveIdentity} />}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} proof={ProveIdentity} />}
    </main>
  )
}
