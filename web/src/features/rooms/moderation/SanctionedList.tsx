import { Livemanage } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonRow } from '../../../ui/PersonRow.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActivityList } from './ActivityList.tsx'
import { sanctionedQuery, useAct } from './moderation.queries.ts'
import type { Sanctioned, SanctionKind } from './moderation.queries.ts'
import { useHowLong } from './useHowLong.ts'

/** People muted in or kicked from a host's lives, each with the way to undo it, and the latest actions there. */
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
  const query = useInfiniteQuery(sanctionedQuery(liveuid, kind, useLanguage()))
  const done = (name: string) => toast(kind === 'mute' ? t`${name} can chat again` : t`${name} can join again`)
  const undo = useAct(kind === 'mute' ? Livemanage.cancelShut : Livemanage.cancelKick, (_, { touid }) => {
    const person = query.data?.pages.flatMap((page) => page.list).find(({ id }) => id === touid)
    done(`\u2068${person?.user_nicename ?? ''}\u2069`)
  })
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page.list}
      loading={<PeopleSkeletons count={4} panel />}
      empty={
        <EmptyState
          picture="messages"
          title={kind === 'mute' ? t`No one is muted` : t`No one is kicked`}
          text={t`To mute or kick someone, tap their name in a live.`}
        />
      }
    >
      {(people) => (
        <Panel>
          <ul aria-label={kind === 'mute' ? t`Muted` : t`Kicked`}>
            {people.map((person) => (
              <SanctionedPerson
                key={person.sanction}
                person={person}
                busy={undo.isPending && undo.variables.touid === person.id}
                onUndo={() => undo.mutate({ liveuid, touid: person.id })}
              />
            ))}
          </ul>
        </Panel>
      )}
    </EndlessList>
  )
}

function SanctionedPerson({ person, busy, onUndo }: { person: Sanctioned; busy: boolean; onUndo: () => void }) {
  const { user_nicename: name, avatar_thumb: picture, level, reason, by_name, endtime, show } = person
  const howLong = useHowLong()
  const note = (
    <>
      <bdi>{reason}</bdi> · <bdi>{howLong(endtime, show === 1)}</bdi> · <bdi>{by_name}</bdi>
    </>
  )
  const back = (
    <Button variant="quiet" size="sm" busy={busy} onClick={onUndo}>
      <Trans>Undo</Trans> <bdi className="sr-only">{name}</bdi>
    </Button>
  )
  return <PersonRow data-testid="sanctioned" name={name} picture={picture} level={level} note={note} end={back} />
}
