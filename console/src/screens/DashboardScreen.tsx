import { EngineList } from '../features/status/EngineList.tsx'
import { FundList } from '../features/status/FundList.tsx'
import { Figures } from '../features/status/Figures.tsx'
import { RoomWall } from '../features/status/RoomWall.tsx'
import { useStatus } from '../features/status/status.queries.ts'
import { Unreachable } from '../ui/Unreachable.tsx'

export function DashboardScreen() {
  const { data: status, isError, refetch } = useStatus()
  return (
    <div className="grid min-h-full grid-cols-1 min-[1080px]:grid-cols-[1fr_300px]">
      <main className="min-w-0 px-4 pbs-4">
        <header className="flex flex-wrap items-center gap-x-6.5 gap-y-3">
          <h1 className="text-[22px] leading-9 font-extrabold">Dashboard</h1>
          {status && <Figures status={status} />}
        </header>
        {isError && <Unreachable onReload={() => void refetch()} />}
        {status ? <RoomWall rooms={status.rooms} /> : !isError && <WallSkeleton />}
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
        <span key={index} className="skeleton-pulse h-[218px] rounded-md bg-raised" />
      ))}
    </div>
  )
}
