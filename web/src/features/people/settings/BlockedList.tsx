import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonRow } from '../../../ui/PersonRow.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { blockedQuery, useUnblock } from './settings.queries.ts'

export function BlockedList() {
  const { t } = useLingui()
  const query = useInfiniteQuery(blockedQuery(useSession((session) => session.uid)))
  const unblock = useUnblock()
  const letBack = (id: number) =>
    unblock.mutate(id, { onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`) })
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={<PeopleSkeletons panel />}
      empty={
        <EmptyState picture="messages" title={t`No blocked users`} text={t`You can block someone from their profile, a chat or a live.`} />
      }
    >
      {(people) => (
        <Panel>
          <ul aria-label={t`Blocked users`}>
            {people.map(({ id, user_nicename: name, avatar_thumb: picture, level }) => (
              <PersonRow
                key={id}
                data-testid="blocked-person"
                name={name}
                picture={picture}
                level={level}
                end={
                  <Button variant="quiet" size="sm" onClick={() => letBack(id)}>
                    <Trans>Unblock</Trans> <bdi className="sr-only">{name}</bdi>
                  </Button>
                }
              />
            ))}
          </ul>
        </Panel>
      )}
    </EndlessList>
  )
}
