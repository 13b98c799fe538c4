import type { Detail } from './payout.queries.ts'
import { Section } from './Section.tsx'
import { partsOf } from './partsOf.ts'

const colours = ['bg-warn', 'bg-accent-fill', 'bg-overlay']

export function Givers({ givers }: { givers: Detail['givers'] }) {
  if (givers.length === 0) return null
  const parts = partsOf(givers)
  return (
    <Section title="Top gifters" aside="last 30 days">
      <div aria-hidden="true" className="mbs-1 flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, percent }, index) => (
          <i key={name} style={{ flexGrow: percent }} className={`basis-0 ${colours[index]}`} />
        ))}
      </div>
      <ul className="t-cap flex flex-wrap justify-between gap-x-3 pbs-1.5 text-text-2 tabular-nums">
        {parts.map(({ name, percent }) => (
          <li key={name}>
            <bdi>{name}</bdi> {percent}%
          </li>
        ))}
      </ul>
    </Section>
  )
}
