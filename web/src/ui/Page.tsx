import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useArrival } from './useArrival.ts'

interface PageProps {
  title: string
  onBack: () => void
  end?: ReactNode
  /** Lists and pages of several columns take the width; what is read or filled in keeps to a readable measure. */
  wide?: boolean
  children: ReactNode
}

const header =
  'page-top sticky inset-bs-0 z-10 grid grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center gap-1 bg-bg px-2 pbe-1 desktop:static desktop:grid-cols-[auto_minmax(0,1fr)_auto] desktop:bg-transparent desktop:pbe-3'

/** A screen outside the tabs: a bar with the way back, a title and at most one action. */
export function Page({ title, onBack, end, wide = false, children }: PageProps) {
  const { t } = useLingui()
  const heading = useArrival()
  return (
    <div
      className={`mx-auto min-h-dvh w-full pbe-[calc(var(--safe-bottom)+var(--s6))] tablet:min-h-0 ${wide ? 'max-w-[1760px] desktop:px-2' : 'max-w-[1080px] desktop:max-w-[640px] [&>main]:mx-auto [&>main]:max-w-[560px] desktop:[&>main]:max-w-none'}`}
    >
      <header className={header}>
        <IconButton icon="back" flip size={44} label={t`Back`} onClick={onBack} />
        <h1
          ref={heading}
          tabIndex={-1}
          className="line-clamp-2 text-center text-[17px] leading-6 font-bold text-balance outline-none desktop:text-start desktop:text-[28px] desktop:leading-9 desktop:font-extrabold"
        >
          {title}
        </h1>
        <span className="grid min-w-11 place-items-center justify-self-end">{end}</span>
      </header>
      {children}
    </div>
  )
}
