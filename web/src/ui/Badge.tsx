import type { ReactNode } from 'react'

const tones = { ok: 'text-ok', warn: 'text-warn', bad: 'text-danger', info: 'text-info', plain: 'text-text-2' }
export type Tone = keyof typeof tones

/** A state is a word, never a colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-5 flex-none items-center gap-1 rounded-full bg-[color-mix(in_srgb,currentColor_16%,transparent)] px-2 text-[11px] leading-5 font-bold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
