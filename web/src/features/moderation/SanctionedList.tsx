import { Livemanage } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../lib/i18n.ts'
import { useInView } from '../../lib/useInView.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { SegmentedTabs } from '../../ui/SegmentedTabs.tsx'
import { toast } from '../../ui/toast.ts'
import { ActivityList } from './ActivityList.tsx'
import { sanctionedQuery, useAct } from './moderation.queries.ts'
import type { Sanctioned, SanctionKind } from './moderation.queries.ts'
import { useHowLong } from './useHowLong.ts'
import './moderation.css'

/** Who is muted in or kept out of a host's lives, with a way back for each of them, and what was done there lately. */
export function SanctionedList({ liveuid }: { liveuid: number }) {
  const { t } = useLingui()
  const [kind, setKind] = useState<SanctionKind>('mute')
  const language = useLanguage()
  const counts = {
    mute: useInfiniteQuery(sanctionedQuery(liveuid, 'mute', language)).data?.pages[0]?.nums,
    kick: useInfiniteQuery(sanctionedQuery(liveuid, 'kick', language)).data?.pages[0]?.nums,
  }
  const muted = counts.mute ?? 0
  const kicked = counts.kick ?? 0
  const items = [
    { key: 'mute', label: muted > 0 ? t`Muted ${muted}` : t`Muted` },
    { key: 'kick', label: kicked > 0 ? t`Kicked ${kicked}` : t`Kicked` },
  ] as const
  return (
    <>
      <div className="px-4 pbs-1">
        <SegmentedTabs label={t`Muted and kicked`} items={items} value={kind} onChange={setKind} />
      </div>
      <People key={kind} liveuid={liveuid} kind={kind} />
      <ActivityList liveuid={liveuid} />
    </>
  )
}

function People({ liveuid, kind }: { liveuid: number; kind: SanctionKind }) {
  const { t } = useLingui()
  const query = sanctionedQuery(liveuid, kind, useLanguage())
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(query)
  const more = useInView(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const people = data?.pages.flatMap((page) => page.list) ?? []
  const done = (name: string) => toast(kind === 'mute' ? t`${name} can chat again` : t`${name} can join again`)
  const undo = useAct(kind === 'mute' ? Livemanage.cancelShut : Livemanage.cancelKick, (_, { touid }) => {
    const person = people.find(({ id }) => id === touid)
    done(`\u2068${person?.user_nicename ?? ''}\u2069`)
  })
  if (status === 'pending')
    return (
      <Panel>
        <RowSkeletons count={4} tall />
      </Panel>
    )
  if (status === 'error' && people.length === 0) return <ErrorState onReload={() => void refetch()} />
  if (people.length === 0)
    return (
      <EmptyState
        picture="messages"
        title={kind === 'mute' ? t`No one is muted` : t`No one is kicked`}
        text={t`To mute or kick someone, tap their name in a live.`}
      />
    )
  return (
    <Panel>
      <ul aria-label={kind === 'mute' ? t`Muted` : t`Kicked`}>
        {people.map((person) => (
          <PersonRow
            key={person.sanction}
            person={person}
            busy={undo.isPending && undo.variables.touid === person.id}
            onUndo={() => undo.mutate({ liveuid, touid: person.id })}
          />
        ))}
        {hasNextPage && (
          <li ref={more} className="t-cap py-3 text-center text-text-2">
            <Trans>Loading more…</Trans>
          </li>
        )}
      </ul>
    </Panel>
  )
}

function PersonRow({ person, busy, onUndo }: { person: Sanctioned; busy: boolean; onUndo: () => void }) {
  const { user_nicename: name, avatar_thumb, level, reason, by_name, endtime, show } = person
  const howLong = useHowLong()
  return (
    <li className="people-row" data-testid="sanctioned">
      <Avatar src={avatar_thumb} name={name} size={44} />
      <div>
        <span className="people-name">
          <bdi className="truncate">{name}</bdi>
          <LevelBadge level={level} />
        </span>
        <small>
          <bdi>{reason}</bdi> · <bdi>{howLong(endtime, show === 1)}</bdi> · <bdi>{by_name}</bdi>
        </small>
      </div>
      <Button variant="quiet" size="sm" busy={busy} onClick={onUndo}>
        <Trans>Undo</Trans> <bdi className="sr-only">{name}</bdi>
      </Button>
    </li>
  )
}
