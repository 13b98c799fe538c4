import { Badge } from '@nimbo/web/ui/Badge.tsx'
import type { useEconomyCheck } from './catalogue.queries.ts'

/** Anchor's share of a gift, and the most that can be taken out of the whole economy. */
export function EconomyCheck({ check: { data, isError } }: { check: ReturnType<typeof useEconomyCheck> }) {
  if (isError) return <p className="t-sub text-danger">The economy cannot be checked right now. Nothing is saved without it.</p>
  if (!data) return <p className="t-sub text-text-2">Type a price to see what the anchor receives.</p>
  const { percent, votes, safe, payback, limit, lines } = data
  return (
    <div className="rounded-md bg-surface p-3.5 shadow-line">
      <p className="flex flex-wrap items-center gap-2 text-[14px] leading-5 font-semibold">
        <img src="/art/ticket.svg" alt="" width={16} height={16} />
        <span className="tabular-nums">
          The anchor receives {votes.toLocaleString('en')} ({percent} %)
        </span>
        <Badge tone={safe ? 'ok' : 'bad'}>{safe ? 'Economy is safe' : 'Economy refused'}</Badge>
      </p>
      {safe === 1 && (
        <p className="t-cap pbs-1 text-text-2 tabular-nums">
          At most {payback} of what was paid in can be taken out; {limit} may be.
        </p>
      )}
      <details className="t-cap pbs-1 text-text-2" open={safe === 0}>
        <summary className="cursor-pointer py-1">{safe ? 'The best way out' : 'What is wrong'}</summary>
        <ul className="list-disc ps-4">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
