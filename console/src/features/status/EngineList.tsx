import type { EngineNow } from './status.queries.ts'

export function EngineList({ engines }: { engines: readonly EngineNow[] }) {
  return (
    <ul aria-label="Services" className="flex flex-col">
      {engines.map((engine) => (
        <li key={engine.name} className="flex min-h-13 items-center gap-2.5 border-bs border-line py-2 first:border-bs-0">
          <i aria-hidden="true" className={`size-2 flex-none rounded-full ${engine.ok ? 'bg-ok' : 'bg-danger'}`} />
          <div className="min-w-0 flex-1">
            <b className="block text-[14px] leading-5 font-semibold">{engine.name}</b>
            {engine.note && <span className="t-cap block truncate text-text-2">{engine.note}</span>}
          </div>
          <span className={`t-cap font-bold tabular-nums ${engine.ok ? 'text-ok' : 'text-danger'}`}>
            {engine.ok ? `up · ${engine.ms} ms` : 'down'}
          </span>
        </li>
      ))}
    </ul>
  )
}
