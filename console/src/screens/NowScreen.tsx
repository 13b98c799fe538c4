import { EngineList } from '../features/status/EngineList.tsx'
import { Figures } from '../features/status/Figures.tsx'
import { RoomWall } from '../features/status/RoomWall.tsx'
import { useStatus } from '../features/status/status.queries.ts'

export function NowScreen() {
  const { data: status, isError, refetch } = useStatus()
  return (
    <div className="grid min-h-dvh grid-cols-1 min-[900px]:grid-cols-[1fr_300px]">
      <main className="min-w-0 px-4 pbs-4">
        <header className="flex flex-wrap items-center gap-x-6.5 gap-y-3">
          <div className="flex items-center gap-2.5">
            <img src="/art/app-icon.svg" alt="" className="size-9" />
            <h1 className="text-[22px] leading-7 font-extrabold">Now</h1>
          </div>
          {status && <Figures status={status} />}
        </header>
        {isError && <Unreachable onReload={() => void refetch()} />}
        {status ? <RoomWall rooms={status.rooms} /> : !isError && <WallSkeleton />}
      </main>
      <aside aria-label="Engines" className="border-line bg-surface p-4 min-[900px]:border-s">
        <h2 className="pbe-2 text-[14px] leading-5 font-bold">Engines</h2>
        {status && <EngineList engines={status.engines} />}
      </aside>
    </div>
  )
}

/** The last known state stays on the wall under this line: an operator must know that it is old. */
function Unreachable({ onReload }: { onReload: () => void }) {
  return (
    <div role="alert" className="mbs-3.5 flex items-center gap-3 rounded-md bg-raised px-4 py-2.5 text-danger">
      <span className="t-sub flex-1 font-semibold">Request failed: the server does not answer. What is shown may be old.</span>
      <button type="button" onClick={onReload} className="h-11 rounded-full bg-surface px-5 text-[14px] font-bold text-text shadow-line">
        Reload
      </button>
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
