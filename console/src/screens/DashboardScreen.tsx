import { Skeleton } from '@nimbo/web/ui/Skeleton.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { RoomWall } from '../features/status/RoomWall.tsx'
import { useStatus } from '../features/status/status.queries.ts'
import type { EngineNow, StatusNow } from '../features/status/status.queries.ts'
import { amountText } from '../lib/currencyText.ts'
import { durationText, timeText } from '../lib/timeText.ts'
import { Figure } from '../ui/Figure.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function DashboardScreen() {
  const { key } = useSearch({ from: '/' })
  const navigate = useNavigate({ from: '/' })
  const { data: status, isError, refetch } = useStatus()
  const find = useCallback((words: string) => void navigate({ search: { key: words }, replace: true, resetScroll: false }), [navigate])
  return (
    <div className="grid min-h-full grid-cols-1 min-[1080px]:grid-cols-[1fr_300px]">
      <main className="min-w-0 px-4 pbs-4">
        <header className="flex flex-wrap items-center gap-x-6.5 gap-y-3">
          <h1 className="text-[22px] leading-9 font-extrabold">Dashboard</h1>
          {status && <Figures status={status} />}
        </header>
        {isError && <Unreachable onReload={() => void refetch()} />}
        {status ? <RoomWall rooms={status.rooms} words={key} onWords={find} /> : !isError && <WallSkeleton />}
      </main>
      <aside aria-label="Services and wallet" className="border-line bg-surface p-4 min-[1080px]:border-s">
        <h2 className="pbe-2 text-[14px] leading-5 font-bold">Services</h2>
        {status && <EngineList engines={status.engines} />}
        {status && status.funds.length > 0 && (
          <>
            <h2 className="pbs-4 pbe-2 text-[14px] leading-5 font-bold">Hot wallet</h2>
            <FundList funds={status.funds} />
          </>
        )}
      </aside>
    </div>
  )
}

function WallSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-2.5 pbs-16">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-[218px]" />
      ))}
    </div>
  )
}

function EngineList({ engines }: { engines: readonly EngineNow[] }) {
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

function Figures({ status }: { status: StatusNow }) {
  const down = status.engines.filter((engine) => !engine.ok).length
  const figures = [
    { name: 'Rooms', value: status.rooms.length.toLocaleString('en') },
    { name: 'Viewers', value: status.viewers.toLocaleString('en') },
    { name: 'Services down', value: String(down), bad: down > 0 },
    { name: 'Uptime', value: durationText(status.uptime) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-6.5 gap-y-2">
      {figures.map(({ name, value, bad = false }) => (
        <Figure key={name} name={name} value={value} bad={bad} />
      ))}
    </dl>
  )
}

/** Wallets payouts are paid from; one below its floor says so in words. */
function FundList({ funds }: { funds: StatusNow['funds'] }) {
  return (
    <ul aria-label="Payout wallets" className="flex flex-col">
      {funds.map(({ asset, amount, floor, low, at }) => (
        <li key={asset} className="flex min-h-13 items-center gap-2.5 border-bs border-line py-2 first:border-bs-0">
          <i aria-hidden="true" className={`size-2 flex-none rounded-full ${low ? 'bg-danger' : 'bg-ok'}`} />
          <div className="min-w-0 flex-1">
            <b className="block text-[14px] leading-5 font-semibold">{asset}</b>
            <span className="t-cap block text-text-2 tabular-nums">
              min. {amountText(floor)} · {timeText(at)}
            </span>
          </div>
          <span className={`t-cap text-end font-bold tabular-nums ${low ? 'text-danger' : 'text-ok'}`}>
            {amountText(amount)}
            {low && <span className="block">Low: top up</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
