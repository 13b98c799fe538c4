import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { FollowedPeople } from '../features/rooms/home/FollowedPeople.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function LiveFollowScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page width="full" title={t`Following`} onBack={goBack}>
      <main>
        <FollowedPeople onFindHosts={() => void navigate({ to: '/index' })} />
      </main>
    </Page>
  )
}
