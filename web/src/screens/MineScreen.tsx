import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { SignOutRow } from '../features/login/SignOutRow.tsx'
import { EffectsRow } from '../features/settings/EffectsRow.tsx'
import { LanguageRow } from '../features/settings/LanguageRow.tsx'
import { ThemeRow } from '../features/settings/ThemeRow.tsx'
import { ProfileBalances } from '../features/user/ProfileBalances.tsx'
import { ProfileCounts } from '../features/user/ProfileCounts.tsx'
import { ProfileHeader } from '../features/user/ProfileHeader.tsx'
import { ProfileSkeleton } from '../features/user/ProfileSkeleton.tsx'
import { useProfile } from '../features/user/user.queries.ts'
import { queryClient } from '../lib/queryClient.ts'
import { clearSession } from '../lib/session.ts'
import { Aura } from '../ui/Aura.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Panel } from '../ui/Panel.tsx'
import { TabPage } from '../ui/TabPage.tsx'

export function MineScreen() {
  const navigate = useNavigate()
  const { data: profile, isError, refetch } = useProfile()
  const leave = async () => {
    await navigate({ to: '/index' })
    clearSession()
    queryClient.removeQueries({ queryKey: ['profile'] })
  }
  return (
    <TabPage>
      <Aura strong />
      <div className="page-top" />
      {profile ? (
        <>
          <ProfileHeader profile={profile} />
          <ProfileCounts profile={profile} />
          <ProfileBalances profile={profile} />
        </>
      ) : isError ? (
        <ErrorState onReload={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
      {profile?.isauth === 1 && (
        <Panel>
          <ListRow icon="live" label={<Trans>Go live</Trans>} value={<Trans>Open your room</Trans>} render={<Link to="/liveAnchor" />} />
        </Panel>
      )}
      <Panel>
        <LanguageRow />
        <ThemeRow />
        <EffectsRow />
      </Panel>
      <Panel>
        <SignOutRow onDone={() => void leave()} />
      </Panel>
    </TabPage>
  )
}
