import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own: it keeps the keyboard inside, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
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
