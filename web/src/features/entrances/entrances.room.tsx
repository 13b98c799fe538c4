import { messageKinds } from '@nimbo/contract'
import type { Sender } from '@nimbo/contract'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { RoomFeature } from '../../room/feature.ts'
import type { LineProps } from '../../room/lines.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { arrivalsShownTo, grandArrivals } from './entrances.state.ts'
import './entrances.css'

const SHOWN_MS = 2800

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

function EntryBanner({ person, onDone }: { person: Sender; onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <p className="entrance-banner">
      <Avatar src={person.uhead} name={person.uname} size={22} />
      <LevelBadge level={person.level} />
      <Trans>
        <b>
          <bdi>{person.uname}</bdi>
        </b>{' '}
        joined
      </Trans>
    </p>
  )
}
