import { lazy, Suspense } from 'react'
import { useLanguage } from '../lib/i18n.ts'
import { languageFacts } from '../lib/language.ts'
import { useToasts } from '../ui/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.tsx')).Toaster }))

/** The notices, fetched with the first one. */
export function Notices() {
  const language = useLanguage()
  const wanted = useToasts((toasts) => toasts.wanted)
  return <Suspense>{wanted && <Toaster dir={languageFacts[language].dir} />}</Suspense>
}
