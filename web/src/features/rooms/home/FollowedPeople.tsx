import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { FoundPersonRow } from './FoundPersonRow.tsx'
import { followedQuery } from './search.queries.ts'

/** People I follow, those on air first. */
export function FollowedPeople({ onFindHosts }: { onFindHosts: () => void }) {
  const { t } = useLingui()
  const query = useInfiniteQuery(followedQuery(useSession((session) => session.uid)))
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={<PeopleSkeletons panel />}
      empty={
        <EmptyState
          picture="live"
          title={t`You’re not following anyone yet`}
          text={t`Follow hosts to see their lives here.`}
          action={
            <Button onClick={onFindHosts}>
              <Trans>Find hosts</Trans>
            </Button>
          }
        />
      }
    >
      {(people) => (
        <ul aria-label={t`People you follow`} className="tablet:grid tablet:grid-cols-2 tablet:gap-x-6">
          {people.map((person) => (
            <FoundPersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
    </EndlessList>
  )
}
