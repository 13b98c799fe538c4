import { type ComponentType, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own: it keeps the keyboard inside, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before it leaves the page: only a dialog that is closed gives the focus back, one that is removed leaves it nowhere.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-32px)] max-w-[440px] rounded-lg bg-surface p-5 text-text shadow-2 outline outline-line backdrop:bg-ink-65"
    >
      <h2 id={id} className="t-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** Asks who it is again, and then goes on with what was wanted. */
export type Proof = ComponentType<{ onProved: () => void }>

interface DialogFooterProps {
  error: string | null
  onClose: () => void
  /** Stands in the way on's place while it is asked for. */
  proof?: ReactNode
  children: ReactNode
}

/** Failure, the way back and the way on. */
export function DialogFooter({ error, onClose, proof, children }: DialogFooterProps) {
  return (
    <>
      {proof}
      <p role="alert" className="t-sub pbs-3 font-semibold text-danger empty:hidden">
        {error}
      </p>
      <div className="flex gap-2 pbs-4">
        <Button onClick={onClose}>Cancel</Button>
        {!proof && children}
      </div>
    </>
  )
}
