import { messageKinds } from '@nimbo/contract'
import { Plural, Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import type { RoomFeature } from '../../../room/feature.ts'
import type { LineProps } from '../../../room/lines.ts'
import { arrivalsShownTo, grandArrivals, SHOWN_MS } from './entrances.state.ts'

const EntryBanner = lazy(async () => ({ default: (await import('./EntryBanner.tsx')).EntryBanner }))

/** People coming in: a line that changes while a crowd is at the door, and a banner each for great people. */
export const entrances: RoomFeature = {
  name: 'entrances',
  lines: { enter: { draw: EnterRow, shownTo: arrivalsShownTo, merges: true } },
  effects: {
    enter: (event, { store }) =>
      grandArrivals(event, store.getState().core.blocked).map((person) => ({
        kind: 'banner',
        value: person.level,
        durationMs: SHOWN_MS,
        from: person.uid,
        draw: (bannerDone) => <EntryBanner person={person} onDone={bannerDone} />,
      })),
  },
}

function EnterRow({ event: { sample, count } }: LineProps<'enter'>) {
  const newest = sample.at(-1)
  const name = newest?.uname ?? ''
  const others = count - 1
  return (
    <p className="chat-line" data-quiet="true" data-kind={messageKinds.enter}>
      {newest && others > 0 ? (
        <Trans>
          <bdi>{name}</bdi> and <Plural value={others} one="# other" other="# others" /> joined
        </Trans>
      ) : (
        <Trans>
          <bdi>{name}</bdi> joined
        </Trans>
      )}
    </p>
  )
}
