import type { ReactNode } from 'react'

/** The bar a page ends in, with the one thing it is about and why that did not work. The page leaves room for it. */
export function Foot({ problem, children }: { problem?: string | undefined; children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 inset-be-0 z-20 border-bs border-line bg-[color-mix(in_srgb,var(--surface)_94%,transparent)] px-4 pbs-3 pbe-[calc(var(--safe-bottom)+var(--s4))] backdrop-blur-[22px]">
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
