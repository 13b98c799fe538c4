import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePersonSheet } from '../../../room/person.ts'
import { PersonSheet } from '../../../room/PersonSheet.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { rankQuery } from './rank.queries.ts'
import { RankRow, RankSheet } from './RankSheet.tsx'

const SHOWN = 5

/** The first few of this live; everybody else is behind it. */
export function TopGiftersPanel() {
  const { address } = useRoom()
  const { data, status, refetch } = useQuery(rankQuery(address, 'show'))
  const { person, open, show, setOpen } = usePersonSheet()
  const [isWhole, setWhole] = useState(false)
  const list = data?.list.slice(0, SHOWN) ?? []
  return (
    <section className="studio-panel" data-testid="top-gifters">
      <h2>
        <Trans>Top gifters</Trans>
        <button type="button" className="hit-44 relative" onClick={() => setWhole(true)}>
          <Trans comment="Opens the whole list">Details</Trans>
        </button>
      </h2>
      {status === 'pending' && <PeopleSkeletons count={3} />}
      {status === 'error' && !data && (
        <button type="button" className="studio-reload" onClick={() => void refetch()}>
          <Trans>Couldn’t load. Tap to reload</Trans>
        </button>
      )}
      {data && list.length === 0 && (
        <p className="studio-none">
          <Trans>Whoever sends coins to the host appears here.</Trans>
        </p>
      )}
      <ol className="studio-ranks">
        {list.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => show({ uid: row.id, name: row.user_nicename, avatar: row.avatar, level: row.level })}>
              <RankRow row={row} />
            </button>
          </li>
        ))}
      </ol>
      <PersonSheet person={person} open={open} onOpenChange={setOpen} />
      <RankSheet open={isWhole} onOpenChange={setWhole} />
    </section>
  )
}
