import type { ReactNode } from 'react'

interface FootProps {
  problem?: string | undefined
  /** A form's button needs no card around it on a desktop. */
  form?: boolean
  /** The end of a sheet, which is narrow on every screen. */
  sheet?: boolean
  children: ReactNode
}

const bar =
  'inset-be-0 z-20 border-bs border-line bg-[color-mix(in_srgb,var(--surface)_94%,transparent)] px-4 pbs-3 pbe-[calc(var(--safe-bottom)+var(--s4))] backdrop-blur-[22px]'
const inPage =
  'fixed start-[calc(var(--rail,0px)+var(--safe-side))] end-[var(--safe-side)] landscape:static landscape:mbs-4 landscape:border-0 landscape:bg-transparent desktop:static desktop:mbs-3 desktop:border-0'
const inSheet = 'sticky mbs-3'
const card = 'desktop:mx-4 desktop:rounded-lg desktop:bg-surface desktop:p-5 desktop:shadow-line'
/** The end of a form, as wide as its fields. */
const inForm = 'desktop:bg-transparent desktop:p-0 desktop:backdrop-blur-none'

/**
 * The bar a page ends in, with the one thing it is about and why that did not work; on a desktop a card, on a phone on its side the end of the
 * page. Elsewhere the page leaves room for it.
 */
export function Foot({ problem, form = false, sheet = false, children }: FootProps) {
  const place = sheet ? inSheet : `${inPage} ${form ? inForm : card}`
  return (
    <div className={`${bar} ${place}`}>
      <div className={`mx-auto max-w-[560px] ${form ? 'desktop:max-w-none' : ''}`}>
        {problem && (
          <p role="alert" className="t-sub pbe-2 text-center text-danger">
            {problem}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
