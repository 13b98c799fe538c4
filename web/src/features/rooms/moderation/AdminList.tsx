import { Moderation } from '@nimbo/contract'
import type { UserCard } from '@nimbo/contract'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { PersonRow } from '../../../ui/PersonRow.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { adminsQuery, useAct } from './moderation.queries.ts'

const RemoveSheet = whenOpened(async () => (await import('./RemoveSheet.tsx')).RemoveSheet)

const isolated = (name: string) => `\u2068${name}\u2069`

/** Room admins of a host, for the host. */
export function AdminList({ liveuid }: { liveuid: number }) {
  const { t } = useLingui()
  const { day } = useFormat()
  const { data, isError, refetch } = useQuery(adminsQuery(liveuid))
  const [leaving, setLeaving] = useState<UserCard>()
  const [asking, setAsking] = useState(false)
  const set = useAct(Moderation.setAdmin, ({ isadmin }, { touid }) => {
    setAsking(false)
    const people: UserCard[] = [...(data?.list ?? []), ...(data?.suggested ?? [])]
    const name = isolated(people.find(({ id }) => id === touid)?.user_nicename ?? String(touid))
    toast(isadmin === 1 ? t`${name} is now an admin` : t`${name} is no longer an admin`)
  })
  const put = (touid: number, isadmin: 0 | 1) => set.mutate({ liveuid, touid, isadmin })
  if (isError && !data) return <ErrorState onReload={() => void refetch()} />
  if (!data)
    return (
      <Panel>
        <RowSkeletons count={3} tall />
      </Panel>
    )
  const full = data.nums >= data.total
  return (
    <>
      <p className="t-sub px-4 text-text-2">
        <Trans>Admins can mute, kick and delete messages in all your lives. They never see your earnings.</Trans>
      </p>
      {data.list.length === 0 && (
        <EmptyState picture="messages" title={t`No admins yet`} text={t`Add up to five people you trust to keep your lives friendly.`} />
      )}
      {data.list.length > 0 && (
        <Panel>
          <ul aria-label={t`Room admins`}>
            {data.list.map((person) => (
              <Row
                key={person.id}
                person={person}
                note={
                  <>
                    <Trans>Since {day(person.since)}</Trans> · <Plural value={person.acts} one="# action" other="# actions" />
                  </>
                }
              >
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => {
                    setLeaving(person)
                    setAsking(true)
                  }}
                >
                  <Trans comment="Button: this person is no longer an admin">Remove</Trans>{' '}
                  <bdi className="sr-only">{person.user_nicename}</bdi>
                </Button>
              </Row>
            ))}
          </ul>
        </Panel>
      )}
      {data.suggested.length > 0 && !full && (
        <PanelGroup title={<Trans>Suggested</Trans>} note={<Trans>regulars, never reported</Trans>}>
          <ul aria-label={t`Suggested`}>
            {data.suggested.map((person) => {
              const { shows, of } = person
              return (
                <Row
                  key={person.id}
                  person={person}
                  note={
                    <Trans>
                      In {shows} of your last {of} lives
                    </Trans>
                  }
                >
                  <Button
                    variant="quiet"
                    size="sm"
                    busy={set.isPending && set.variables.touid === person.id}
                    onClick={() => put(person.id, 1)}
                  >
                    <Trans comment="Button: make this person an admin">Add</Trans> <bdi className="sr-only">{person.user_nicename}</bdi>
                  </Button>
                </Row>
              )
            })}
          </ul>
        </PanelGroup>
      )}
      <RemoveSheet
        open={asking}
        onOpenChange={setAsking}
        called={leaving?.user_nicename ?? ''}
        busy={set.isPending}
        onRemove={() => leaving && put(leaving.id, 0)}
      />
    </>
  )
}

function Row({ person, note, children }: { person: UserCard; note: ReactNode; children: ReactNode }) {
  const { user_nicename: name, avatar_thumb: picture, level } = person
  return <PersonRow data-testid="admin" name={name} picture={picture} level={level} note={note} end={children} />
}
