import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useArrival } from './useArrival.ts'

interface PageProps {
  title: string
  onBack: () => void
  end?: ReactNode
  /** Width of the content: `measure` for text and forms, `columns` for two beside each other on a desktop, `full` for all there is. */
  width?: 'measure' | 'columns' | 'full'
  /** On a desktop, in place of the way back and the title: the section this page is a tab of. */
  section?: ReactNode
  children: ReactNode
}

const widths = {
  measure: 'max-w-[592px] desktop:max-w-[640px]',
  columns: 'max-w-[592px] landscape:max-w-none desktop:max-w-[1144px]',
  full: 'max-w-[1760px] desktop:px-2',
}

const header =
  'page-top sticky inset-bs-0 z-10 grid grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center gap-1 bg-bg px-2 pbe-1 desktop:static desktop:bg-transparent'
const plain = 'desktop:pbe-2 desktop:grid-cols-[auto_minmax(0,1fr)_auto]'
const sectioned = 'desktop:mx-4 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:border-be desktop:border-line desktop:p-0 desktop:pbs-1'

/** A screen outside the tabs: a bar with the way back, a title and at most one action. */
export function Page({ title, onBack, end, width = 'measure', section, children }: PageProps) {
  const { t } = useLingui()
  const heading = useArrival()
  // The padding keeps dots and tails of large Arabic letters inside the clamped box.
  const large = section
    ? 'desktop:sr-only'
    : 'desktop:-my-1 desktop:py-1 desktop:text-start desktop:text-[28px] desktop:leading-9 desktop:font-extrabold'
  return (
    <div className={`mx-auto min-h-dvh w-full pbe-[calc(var(--safe-bottom)+var(--s6))] tablet:min-h-0 ${widths[width]}`}>
      <header className={`${header} ${section ? sectioned : plain}`}>
        <span className={section ? 'desktop:hidden' : ''}>
          <IconButton icon="back" flip size={44} label={t`Back`} onClick={onBack} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className={`line-clamp-2 text-center text-[17px] leading-6 font-bold text-balance outline-none ${large}`}
        >
          {title}
        </h1>
        {section && <div className="hidden desktop:block">{section}</div>}
        <span className="grid min-w-11 place-items-center justify-self-end">{end}</span>
      </header>
      {children}
    </div>
  )
}
