import type { ReactNode } from 'react'

const bar =
  'fixed start-[calc(var(--rail,0px)+var(--safe-side))] end-[var(--safe-side)] inset-be-0 z-20 border-bs border-line bg-[color-mix(in_srgb,var(--surface)_94%,transparent)] px-4 pbs-3 pbe-[calc(var(--safe-bottom)+var(--s4))] backdrop-blur-[22px] landscape:static landscape:mbs-4 landscape:border-0 landscape:bg-transparent desktop:static desktop:mx-4 desktop:mbs-3 desktop:rounded-lg desktop:border-0 desktop:bg-surface desktop:p-5 desktop:shadow-line'

/**
 * The bar a page ends in, with the one thing it is about and why that did not work; on a desktop a card, on a phone on its side the end of the
 * page. Elsewhere the page leaves room for it.
 */
export function Foot({ problem, children }: { problem?: string | undefined; children: ReactNode }) {
  return (
    <div className={bar}>
      <div className="mx-auto max-w-[560px]">
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
