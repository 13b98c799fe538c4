import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useArrival } from './useArrival.ts'

interface PageProps {
  title: string
  onBack: () => void
  end?: ReactNode
  children: ReactNode
}

/** A screen outside the tabs: a bar with the way back, a title and at most one action. */
export function Page({ title, onBack, end, children }: PageProps) {
  const { t } = useLingui()
  const heading = useArrival()
  return (
    <div className="mx-auto min-h-dvh w-full max-w-[1080px] pbe-[calc(var(--safe-bottom)+var(--s6))]">
      <header className="page-top sticky inset-bs-0 z-20 grid grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center gap-1 bg-bg px-2 pbe-1">
        <IconButton icon="back" flip size={44} label={t`Back`} onClick={onBack} />
        <h1 ref={heading} tabIndex={-1} className="line-clamp-2 text-center text-[17px] leading-6 font-bold text-balance outline-none">
          {title}
        </h1>
        <span className="grid min-w-11 place-items-center justify-self-end">{end}</span>
      </header>
      {children}
    </div>
  )
}
