import type { ReactNode } from 'react'

export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <section className="w-full max-w-[400px] rounded-lg bg-surface p-6 shadow-2 outline outline-line">
        <img src="/art/app-icon.svg" alt="" className="size-12" />
        <h1 className="mbs-4 text-[24px] leading-[30px] font-extrabold">{title}</h1>
        <p className="t-sub mbs-1 text-text-2">{text}</p>
        {children}
      </section>
    </main>
  )
}

export function Fault({ text }: { text: string }) {
  return (
    <p role="alert" className="t-sub mbs-3 font-semibold text-danger">
      {text}
    </p>
  )
}

export function Or() {
  return (
    <p className="t-cap my-5 flex items-center gap-3 text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}
