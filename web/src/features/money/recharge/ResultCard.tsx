import type { ReactNode } from 'react'

export type ResultPicture = 'done' | 'failed' | 'wait'

interface ResultCardProps {
  picture: ResultPicture
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}

/** Outcome of an order: a picture, a sentence, and the figures. */
export function ResultCard({ picture, title, text, children }: ResultCardProps) {
  return (
    <section data-testid={`result-${picture}`} className="flex flex-col items-center px-4 pbs-6 text-center">
      <img src={`/art/pay-${picture}.svg`} alt="" width={264} height={192} className="h-48 w-66" />
      <h2 className="t-h1 mbs-3 tabular-nums">{title}</h2>
      {text && <p className="mbs-1.5 max-w-80 text-text-2">{text}</p>}
      {children}
    </section>
  )
}
