import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

/** The foot of a question: what went wrong, the way back and the way on. */
export function Answer({ fault, onClose, children }: { fault: string | null; onClose: () => void; children: ReactNode }) {
  return (
    <>
      <p role="alert" className="t-sub pbs-3 font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <div className="flex gap-2 pbs-4">
        <Button onClick={onClose}>Cancel</Button>
        {children}
      </div>
    </>
  )
}
