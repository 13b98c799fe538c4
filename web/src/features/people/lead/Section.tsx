import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One part of the page under its own heading. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="pbs-9">
      <h2 id={id} className="t-title">
        {title}
      </h2>
      {text && <p className="mbs-1.5 text-text-2">{text}</p>}
      <div className="mbs-3.5">{children}</div>
    </section>
  )
}
