/** As many as a page of the call holds. */
const fullPage = 50
const button = 'h-11 rounded-md bg-raised px-4 text-[14px] font-bold shadow-line disabled:text-text-3'

export function Pager({ page, shown, onPage }: { page: number; shown: number; onPage: (page: number) => void }) {
  if (page === 1 && shown < fullPage) return null
  return (
    <nav aria-label="Pages" className="flex items-center gap-3 pbs-4">
      <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)} className={button}>
        Newer
      </button>
      <span className="t-sub text-text-2 tabular-nums">Page {page}</span>
      <button type="button" disabled={shown < fullPage} onClick={() => onPage(page + 1)} className={button}>
        Older
      </button>
    </nav>
  )
}
