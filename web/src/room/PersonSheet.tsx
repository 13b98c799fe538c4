import { Moderation } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../lib/client.ts'
import { refusalText } from '../lib/refusalText.ts'
import { AdminBadge } from '../ui/AdminBadge.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { CountText } from '../ui/CountText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LevelBadge } from '../ui/LevelBadge.tsx'
import { ReloadRow } from '../ui/ReloadRow.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PersonContext } from './person.ts'
import type { Person, Pop } from './person.ts'
import type { RoomAddress } from './room.queries.ts'
import { Slot } from './Slot.tsx'
import { noteFollowing } from './useFollow.ts'
import { useRoom } from './useRoom.ts'
import './person.css'

const popQuery = ({ liveuid, stream }: RoomAddress, touid: number) =>
  queryOptions({
    queryKey: ['live', 'pop', stream, touid],
    queryFn: async ({ signal }) => {
      const pop = await client.call(Moderation.getPop, { liveuid, touid }, { signal })
      noteFollowing(touid, pop.isattention === 1)
      return pop
    },
  })

interface PersonSheetProps {
  person: Person | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Card of another person in the room, with the actions on them. Never opened for oneself. */
export function PersonSheet({ person, open, onOpenChange }: PersonSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={person?.name ?? ''}
      titleHidden
      scrim="light"
      mark={
        <span className="rounded-full bg-surface p-[3px]">
          <Avatar src={person?.avatar ?? ''} name={person?.name ?? ''} size={84} />
        </span>
      }
    >
      {person && <PersonCard key={person.uid} person={person} onClose={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function PersonCard({ person, onClose }: { person: Person; onClose: () => void }) {
  const { uid: id, name, level } = person
  const { data: pop, error, refetch } = useQuery(popQuery(useRoom().address, id))
  const [asked, setAsked] = useState(false)
  const moderates = pop?.acts.some((act) => act !== 'report') ?? false
  const acts = asked || moderates
  return (
    <PersonContext value={{ ...person, pop, close: onClose }}>
      <div data-testid="person" className="person-card">
        <div className="person-corners">
          {acts ? (
            <span />
          ) : (
            <button type="button" aria-expanded="false" onClick={() => setAsked(true)}>
              <Trans>Report or block</Trans>
            </button>
          )}
          <Slot place="personCorner" />
        </div>
        <p className="person-name">
          <PersonName uid={id} name={name} />
          <LevelBadge level={pop?.level ?? level} />
          {(pop?.usertype === 40 || pop?.usertype === 60) && <AdminBadge />}
        </p>
        <p className="person-line">
          <Trans>ID {id}</Trans>
          {pop?.city && (
            <>
              {' · '}
              <bdi>{pop.city}</bdi>
            </>
          )}
        </p>
        {error ? <NotShown error={error} onReload={() => void refetch()} /> : <AboutPerson pop={pop} />}
        <Slot place="personAbout" />
        {acts && (
          <div className="person-acts">
            <Slot place="person" />
          </div>
        )}
        <div className="person-foot">
          <Slot place="personFoot" />
        </div>
      </div>
    </PersonContext>
  )
}

/** The way to their home. A host on air has none: leaving the room would end the broadcast. */
function PersonName({ uid, name }: { uid: number; name: string }) {
  const { role } = useRoom()
  const called = <bdi className="truncate">{name}</bdi>
  if (role === 'anchor') return called
  return (
    <Link to="/user/home" search={{ touid: uid }} data-testid="person-home" className="hit-44 relative flex min-w-0 items-center gap-1">
      {called}
      <Icon name="next" flip size={16} className="flex-none text-text-3" />
    </Link>
  )
}

/** A card refused by the server, as after a block, is not requested again. */
function NotShown({ error, onReload }: { error: Error; onReload: () => void }) {
  const why = refusalText(error)
  return why ? <p className="person-words">{why}</p> : <ReloadRow onReload={onReload} />
}

function AboutPerson({ pop }: { pop: Pop | undefined }) {
  const { t } = useLingui()
  if (!pop) return <Skeleton className="mbs-3 h-11 w-full" />
  const figures = [
    { name: t`Following`, value: pop.follows },
    { name: t`Followers`, value: pop.fans },
    { name: t({ message: 'Sent', context: 'coins of all gifts a person has sent' }), value: Number(pop.consumption) },
  ]
  return (
    <>
      {pop.signature && (
        <p className="person-words">
          <bdi>{pop.signature}</bdi>
        </p>
      )}
      <dl className="person-figures">
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>
              <CountText value={figure.value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
