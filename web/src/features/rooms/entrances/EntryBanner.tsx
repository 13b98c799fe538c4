import { guardTypes } from '@nimbo/contract'
import type { Sender } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { SHOWN_MS } from './entrances.state.ts'
import './entrances.css'

/** A guard or somebody of a high level comes in. */
export function EntryBanner({ person, onDone }: { person: Sender; onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <p className="entrance-banner" data-guard={person.guard_type > 0}>
      {person.guard_type > 0 ? (
        <img src={`/art/guard-${person.guard_type === guardTypes.year ? 'year' : 'month'}.svg`} alt="" width={28} height={28} />
      ) : (
        <Avatar src={person.uhead} name={person.uname} size={22} />
      )}
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
