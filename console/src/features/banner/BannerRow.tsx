import type { Tone } from '@nimbo/web/ui/Badge.tsx'
import type { BannerState } from '@nimbo/contract/operator'
import { timeText } from '../../lib/timeText.ts'
import { DecisionRow } from '../../ui/DecisionRow.tsx'
import type { ReactNode } from 'react'
import type { BannerLine } from './banner.queries.ts'

const states: Record<BannerState, { name: string; tone: Tone }> = {
  shown: { name: 'On show', tone: 'ok' },
  planned: { name: 'Planned', tone: 'info' },
  over: { name: 'Over', tone: 'plain' },
  checking: { name: 'Being checked', tone: 'plain' },
  refused: { name: 'Picture refused', tone: 'bad' },
  retired: { name: 'Taken down', tone: 'plain' },
}

export function BannerRow({ line, end }: { line: BannerLine; end: ReactNode }) {
  const { title, url, picture, state, from, until, by } = line
  return (
    <DecisionRow
      title={title}
      state={states[state]}
      start={
        <span className="block aspect-[720/208] w-45 overflow-hidden rounded-sm bg-raised">
          {picture && <img src={picture} alt="" className="size-full object-cover" />}
        </span>
      }
      note={url === '' ? 'Leads nowhere' : `Leads to ${url}`}
      end={end}
    >
      <p className="t-cap text-text-2 tabular-nums">
        From {timeText(from)} {until > 0 ? `until ${timeText(until)}` : 'until it is taken down'} · by <bdi>{by}</bdi>
      </p>
    </DecisionRow>
  )
}
