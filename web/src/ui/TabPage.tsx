import type { ReactNode } from 'react'

/** A screen of the three tabs: leaves room for the bar below it. */
export function TabPage({ children }: { children: ReactNode }) {
  return <main className="relative isolate mx-auto min-h-dvh w-full max-w-[1080px] pbe-[calc(var(--safe-bottom)+72px)]">{children}</main>
}
