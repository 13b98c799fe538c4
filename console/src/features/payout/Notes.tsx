import { timeText } from '../../lib/timeText.ts'
import type { Detail } from './payout.queries.ts'
import { Section } from './Section.tsx'

export function Notes({ notes }: { notes: Detail['notes'] }) {
  if (notes.length === 0) return null
  return (
    <Section title="Notes" aside="for operators only">
      <ul>
        {notes.map(({ operator, name, note, at }) => (
          <li key={`${operator} ${at} ${note}`} className="border-bs border-line py-2">
            <p className="text-[13px] leading-[18px] break-words">
              <bdi>{note}</bdi>
            </p>
            <p className="t-cap text-text-2 tabular-nums">
              <bdi>{name}</bdi> · {timeText(at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
