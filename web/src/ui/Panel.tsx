import type { ReactNode } from 'react'

/** The raised box that holds rows. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="mx-4 mbs-3 overflow-hidden rounded-lg bg-surface shadow-line">{children}</div>
}
