import { Trans } from '@lingui/react/macro'
import { Avatar } from '../ui/Avatar.tsx'
import { LevelBadge } from '../ui/LevelBadge.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { PersonContext } from './person.ts'
import type { Person } from './person.ts'
import { Slot } from './Slot.tsx'

interface PersonSheetProps {
  person: Person | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Somebody else in the room; what can be done about them stands in the place `person`. Never opened for oneself. */
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
      {person && <PersonCard key={person.uid} person={person} />}
    </Sheet>
  )
}

function PersonCard({ person }: { person: Person }) {
  const { uid: id, name, level } = person
  return (
    <div data-testid="person" className="mbs-6 px-4 pbs-2.5 tablet:mbs-9">
      <p className="flex items-center justify-center gap-1.5 text-[21px] leading-[26px] font-extrabold">
        <bdi className="truncate">{name}</bdi>
        <LevelBadge level={level} />
      </p>
      <p className="t-cap mbs-0.5 text-center text-text-2 tabular-nums">
        <Trans>ID {id}</Trans>
      </p>
      <div className="flex gap-2.5 pbs-5.5">
        <PersonContext value={person}>
          <Slot place="person" />
        </PersonContext>
      </div>
    </div>
  )
}
