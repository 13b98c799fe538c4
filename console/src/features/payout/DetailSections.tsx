import { Badge } from '@nimbo/web/ui/Badge.tsx'
import type { ReactNode } from 'react'
import { currencyText } from '../../lib/currencyText.ts'
import { timeText } from '../../lib/timeText.ts'
import { partsOf } from './partsOf.ts'
import type { Detail } from './payout.queries.ts'
import { states } from './payoutNames.ts'

const shareColours = ['bg-warn', 'bg-accent-fill', 'bg-overlay']

export function Section({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pbs-3 pbe-1 text-[14px] leading-5 font-bold">
        {title}
        {aside && <span className="t-cap ms-2 text-text-2 tabular-nums">{aside}</span>}
      </h3>
      {children}
    </section>
  )
}

export function Destination({ detail }: { detail: Detail }) {
  const { destination, holder, document, provider } = detail
  const rows = [
    { name: 'Account', value: destination },
    { name: 'Holder', value: holder },
    { name: 'Document', value: document },
    { name: 'Provider', value: provider },
  ].filter(({ value }) => value !== '')
  return (
    <Section title="Payout account" aside="Viewing is logged">
      <dl className="grid gap-1">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex gap-3 text-[13px] leading-[18px]">
            <dt className="w-20 flex-none text-text-2">{name}</dt>
            <dd className="min-w-0 font-medium break-all">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Givers({ givers }: { givers: Detail['givers'] }) {
  if (givers.length === 0) return null
  const parts = partsOf(givers)
  return (
    <Section title="Top gifters" aside="last 30 days">
      <div aria-hidden="true" className="mbs-1 flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, percent }, index) => (
          <i key={name} style={{ flexGrow: percent }} className={`basis-0 ${shareColours[index]}`} />
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

export function History({ history }: { history: Detail['history'] }) {
  if (history.length === 0) return null
  return (
    <Section title="Earlier withdrawals" aside={String(history.length)}>
      <ul>
        {history.map(({ id, no, money, currency, state, created, account }) => (
          <li key={id} className="flex items-center gap-2.5 border-bs border-line py-2">
            <p className="min-w-0 flex-1">
              <b className="block text-[13.5px] leading-[18px] font-semibold tabular-nums">{currencyText(money, currency)}</b>
              <span className="t-cap block truncate text-text-2 tabular-nums">
                {no} · {timeText(created)} · <bdi>{account}</bdi>
              </span>
            </p>
            <Badge tone={states[state].tone}>{states[state].name}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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
