import type { Sender } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'

const SHOWN_MS = 2800

/** Great people are announced one at a time. */
export function EntryBanner({ person, onDone }: { person: Sender | undefined; onDone: () => void }) {
  useEffect(() => {
    if (!person) return
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [person, onDone])
  if (!person) return null
  return (
    <p key={person.uid} className="live-enter">
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
