import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { connectToasts } from './toast.ts'

const classNames = {
  toast: 'flex w-full items-center gap-2.5 rounded-md bg-overlay px-4 py-3 text-text shadow-2',
  title: 't-strong',
  error: 'shadow-[inset_0_0_0_1px_var(--danger),var(--sh-2)]',
}

/** Sonner's list is a polite live region, so what it shows is also spoken. */
export function Toaster({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { t } = useLingui()
  useEffect(() => connectToasts((text, kind) => (kind === 'error' ? toast.error(text) : toast(text))), [])
  return (
    <Sonner
      dir={dir}
      position="top-center"
      offset="calc(var(--safe-top) + 12px)"
      mobileOffset="calc(var(--safe-top) + 12px)"
      containerAriaLabel={t`Notices`}
      toastOptions={{ unstyled: true, duration: 3000, classNames }}
    />
  )
}
