import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { connectToasts } from './toast.ts'
import type { Offer } from './toast.ts'

const classNames = {
  toast: 'flex w-full items-center gap-2.5 rounded-md bg-overlay px-4 py-3 text-text shadow-2',
  content: 'min-w-0 flex-1',
  title: 't-strong',
  actionButton: 'h-9 flex-none rounded-full bg-accent-grad px-4 text-[13.5px] font-bold text-on-accent hit-44 order-3',
  cancelButton: 'h-9 flex-none rounded-full px-2 text-[13.5px] font-bold text-text-2 hit-44 order-2',
  error: 'shadow-[inset_0_0_0_1px_var(--danger),var(--sh-2)]',
}

function show(text: string, kind: 'plain' | 'error' | Offer): void {
  if (kind === 'plain') toast(text)
  else if (kind === 'error') toast.error(text)
  else offer(text, kind)
}

function offer(text: string, { take, later, onTake, transient }: Offer): void {
  if (transient?.signal.aborted) return
  const id = toast(text, {
    ...(transient && { id: transient.id }),
    duration: transient?.duration ?? Infinity,
    action: { label: take, onClick: onTake },
    cancel: { label: later, onClick: () => undefined },
  })
  transient?.signal.addEventListener('abort', () => toast.dismiss(id))
}

/** Sonner's list is a polite live region, so what it shows is also spoken. */
export function Toaster({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { t } = useLingui()
  useEffect(() => connectToasts(show), [])
  return (
    <Sonner
      dir={dir}
      position="top-center"
      offset="calc(var(--safe-top) + 12px)"
      mobileOffset="calc(var(--safe-top) + 12px)"
      containerAriaLabel={t`Notifications`}
      toastOptions={{ unstyled: true, duration: 3000, classNames }}
    />
  )
}
