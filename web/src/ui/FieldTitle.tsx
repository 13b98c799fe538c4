import type { ReactNode } from 'react'

/** Title of a group of choices, with a few words at the end of its line. */
export function FieldTitle({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-3 pbe-2 text-[14px] leading-[18px] font-semibold">
      {children}
      {note && <span className="text-[12.5px] leading-[17px] font-medium text-text-2 tabular-nums">{note}</span>}
    </p>
  )
}
