import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Person } from './person.ts'
import { useBlock } from './useBlock.ts'
import { useFollow } from './useFollow.ts'

interface PersonSheetProps {
  person: Person | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Somebody else in the room, and what I can do about them. Never opened for oneself. */
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

function PersonCard({ person: { uid: id, name, level } }: { person: Person }) {
  const { blocked, busy, setBlocked } = useBlock(id)
  return (
    <div data-testid="person" className="mbs-6 px-4 pbs-2.5">
      <p className="flex items-center justify-center gap-1.5 text-[21px] leading-[26px] font-extrabold">
        <bdi className="truncate">{name}</bdi>
        <LevelBadge level={level} />
      </p>
      <p className="t-cap mbs-0.5 text-center text-text-2 tabular-nums">
        <Trans>ID {id}</Trans>
      </p>
      <div className="flex gap-2.5 pbs-5.5">
        {blocked ? (
          <Button variant="quiet" size="xl" block busy={busy} onClick={() => setBlocked(false)}>
            <Trans>Unblock</Trans>
          </Button>
        ) : (
          <>
            <FollowButton uid={id} />
            <BlockButton name={name} busy={busy} onBlock={() => setBlocked(true)} />
          </>
        )}
      </div>
    </div>
  )
}

/** Nobody tells whether I follow this person already; following twice does no harm. */
function FollowButton({ uid }: { uid: number }) {
  const { following, busy, toggle } = useFollow(uid, false)
  return (
    <Button variant={following ? 'quiet' : 'accent'} size="xl" block busy={busy} aria-pressed={following} onClick={toggle}>
      {!following && <Icon name="plus" size={19} stroke={2.2} />}
      {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}

function BlockButton({ name: called, busy, onBlock }: { name: string; busy: boolean; onBlock: () => void }) {
  const { t } = useLingui()
  // A title is plain text: these two characters do for a name what <bdi> does elsewhere.
  const name = `\u2068${called}\u2069`
  const [asking, setAsking] = useState(false)
  const block = () => {
    setAsking(false)
    onBlock()
  }
  return (
    <>
      <Button variant="quiet" size="xl" block busy={busy} onClick={() => setAsking(true)}>
        <Icon name="block" size={19} />
        <Trans>Block</Trans>
      </Button>
      <ConfirmSheet
        open={asking}
        onOpenChange={setAsking}
        title={t`Block ${name}?`}
        text={<Trans>You won’t see their messages or when they join. They won’t be notified.</Trans>}
        confirm={<Trans>Block</Trans>}
        onConfirm={block}
      />
    </>
  )
}
