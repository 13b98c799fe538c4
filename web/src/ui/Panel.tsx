import type { ReactNode } from 'react'

/** The raised box that holds rows. In a column that scrolls it keeps its height: shrunk, it would cut its rows off. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="mx-4 mbs-3 flex-none overflow-hidden rounded-lg bg-surface shadow-line">{children}</div>
}
