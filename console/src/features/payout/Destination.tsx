import type { Detail } from './payout.queries.ts'
import { Section } from './Section.tsx'

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
