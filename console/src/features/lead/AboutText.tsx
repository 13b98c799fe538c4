import { useState } from 'react'

/** What fits three lines of the column; longer texts are opened by the operator. */
const shortText = 150

export function AboutText({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  if (text === '') return <p className="t-sub py-2 text-text-3">—</p>
  const long = text.length > shortText || text.split('\n').length > 3
  return (
    <div className="min-w-0 py-2">
      <p className={`t-sub break-words whitespace-pre-line text-text-2 ${long && !open ? 'line-clamp-3' : ''}`}>
        <bdi>{text}</bdi>
      </p>
      {long && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="h-11 text-[13px] font-bold text-text">
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}
