import type { ReactNode } from 'react'

/** A screen of the three tabs: leaves room for the bar below it, where there is one. */
export function TabPage({ children }: { children: ReactNode }) {
  return (
    <main className="relative isolate mx-auto min-h-dvh w-full max-w-[1760px] pbe-[calc(var(--safe-bottom)+72px)] landscape:pbe-[calc(var(--safe-bottom)+12px)] tablet:min-h-0 desktop:pbe-6">
      {children}
    </main>
  )
}
