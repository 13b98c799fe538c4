import type { ReactNode } from 'react'

interface ScreenProps {
  title: string
  /** Beside the title: figures, or what can be begun here. */
  head?: ReactNode
  text?: string
  children: ReactNode
}

export function Screen({ title, head, text, children }: ScreenProps) {
  return (
    <main className="min-w-0 px-4 pbs-4 pbe-6">
      <header className="flex flex-wrap items-center gap-x-6.5 gap-y-3">
        <h1 className="text-[22px] leading-9 font-extrabold">{title}</h1>
        {head}
      </header>
      {text && <p className="t-sub text-text-2">{text}</p>}
      {children}
    </main>
  )
}
