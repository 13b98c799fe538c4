/** The last known state stays on the screen under this line: an operator must know that it is old. */
export function Unreachable({ onReload }: { onReload: () => void }) {
  return (
    <div role="alert" className="mbs-3.5 flex items-center gap-3 rounded-md bg-raised px-4 py-2.5 text-danger">
      <span className="t-sub flex-1 font-semibold">Can’t reach the server. Data may be out of date.</span>
      <button type="button" onClick={onReload} className="h-11 rounded-full bg-surface px-5 text-[14px] font-bold text-text shadow-line">
        Reload
      </button>
    </div>
  )
}
