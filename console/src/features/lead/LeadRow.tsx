import { leadStates, type LeadState } from '@nimbo/contract/operator'
import { useState } from 'react'
import { languageName } from '../../lib/languageName.ts'
import { agoText } from '../../lib/timeText.ts'
import { contactHref } from './contactHref.ts'
import { CopyButton } from './CopyButton.tsx'
import type { LeadNow } from './lead.queries.ts'

/** Length that fits three lines of the column; longer texts are opened by the operator. */
const shortText = 150

const contactTypes: Record<string, string> = { whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'Email', phone: 'Phone' }
const moves: Record<LeadState, string> = { new: 'Back to new', contacted: 'Mark contacted', closed: 'Close' }

/** The list and the line above it share their columns; a narrow window has none. */
export const leadColumns = 'gap-x-4 min-[1080px]:grid-cols-[220px_240px_1fr_240px]'

interface LeadRowProps {
  lead: LeadNow
  nowSeconds: number
  busy: boolean
  onMove: (lead: LeadNow, state: LeadState) => void
}

export function LeadRow({ lead, nowSeconds, busy, onMove }: LeadRowProps) {
  const { name, country, language, contact, contact_type: type, about, created, uid } = lead
  return (
    <li className={`grid grid-cols-1 items-start gap-y-1 border-bs border-line py-2.5 first:border-bs-0 ${leadColumns}`}>
      <div className="min-w-0 py-1.5">
        <b className="block truncate text-[15px] leading-5 font-semibold">
          <bdi>{name}</bdi>
        </b>
        <span className="t-cap block text-text-2">
          <bdi>{country}</bdi> · {languageName(language)}
          {uid > 0 && ` · ID ${uid}`}
        </span>
        <span className="t-cap block text-text-3 tabular-nums">{agoText(nowSeconds - created)}</span>
      </div>
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 py-1.5 min-[1080px]:flex-1">
          <span className="t-cap block text-text-2">{contactTypes[type] ?? type}</span>
          <a
            href={contactHref(type, contact)}
            target="_blank"
            rel="noreferrer"
            className="block truncate text-[15px] leading-6 font-semibold underline decoration-line underline-offset-4"
          >
            <bdi>{contact}</bdi>
          </a>
        </div>
        <CopyButton text={contact} label={`Copy contact of ${name}`} />
      </div>
      <AboutText text={about} />
      <div className="flex flex-wrap gap-2 min-[1080px]:justify-end">
        {leadStates
          .filter((state) => state !== lead.state)
          .map((state) => (
            <button
              key={state}
              type="button"
              disabled={busy}
              aria-label={`${moves[state]}: ${name}`}
              onClick={() => onMove(lead, state)}
              className="h-11 rounded-md bg-raised px-4 text-[14px] font-bold shadow-line disabled:text-text-3"
            >
              {moves[state]}
            </button>
          ))}
      </div>
    </li>
  )
}

function AboutText({ text }: { text: string }) {
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
