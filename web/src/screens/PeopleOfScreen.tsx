import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { FoundPersonRow } from '../features/rooms/home/FoundPersonRow.tsx'
import { PeopleOf } from '../features/social/profile/PeopleOf.tsx'
import type { PeopleList } from '../features/social/profile/profile.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function FansScreen() {
  const { t } = useLingui()
  const { touid } = useSearch({ from: '/user/fans' })
  return <PeoplePage title={t`Followers`} list="fans" touid={touid} />
}

export function FollowsScreen() {
  const { t } = useLingui()
  const { touid } = useSearch({ from: '/user/follows' })
  return <PeoplePage title={t`Following`} list="follows" touid={touid} />
}

function PeoplePage({ title, list, touid }: { title: string; list: PeopleList; touid: number }) {
  return (
    <Page width="full" title={title} onBack={goBack}>
      <main>
        <PeopleOf list={list} touid={touid}>
          {(people) => (
            <ul aria-label={title} className="tablet:grid tablet:grid-cols-2 tablet:gap-x-6">
              {people.map((person) => (
                <FoundPersonRow key={person.id} person={person} />
              ))}
            </ul>
          )}
        </PeopleOf>
      </main>
    </Page>
  )
}
