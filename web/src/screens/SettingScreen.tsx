import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { SignOutEverywhereRow } from '../features/people/login/SignOutEverywhereRow.tsx'
import { SignOutRow } from '../features/people/login/SignOutRow.tsx'
import { AboutGroup } from '../features/people/settings/AboutGroup.tsx'
import { AccountGroup } from '../features/people/settings/AccountGroup.tsx'
import { AppearanceGroup } from '../features/people/settings/AppearanceGroup.tsx'
import { ModerationGroup } from '../features/rooms/moderation/ModerationGroup.tsx'
import { LinkedAccounts } from '../features/people/settings/LinkedAccounts.tsx'
import { PrivacyGroup } from '../features/people/settings/PrivacyGroup.tsx'
import { LimitsGroup } from '../features/money/spending/LimitsGroup.tsx'
import { ListsPrivateRow } from '../features/people/user/ListsPrivateRow.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { phoneSignIn } from '../lib/bridge/index.ts'
import { goBack } from '../lib/goBack.ts'
import { clearSession, useSession } from '../lib/session.ts'
import { ListRow } from '../ui/ListRow.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'

/** A stranger sees what belongs to the phone and to us; what belongs to a person needs one. */
export function SettingScreen() {
  const { t } = useLingui()
  const signedIn = useSession((session) => session.token !== undefined)
  return (
    <Page width="columns" title={t`Settings`} onBack={goBack}>
      <main className="landscape:columns-2 landscape:gap-0 desktop:columns-2 desktop:gap-0 [&>*]:break-inside-avoid">
        {signedIn && <OwnGroups />}
        <AppearanceGroup />
        <AboutGroup />
        {signedIn && <WaysOut />}
      </main>
    </Page>
  )
}

function OwnGroups() {
  const { data: profile, isError, refetch } = useProfile()
  return (
    <>
      <AccountGroup
        profile={profile}
        failed={isError}
        onReload={() => void refetch()}
        linked={<LinkedAccounts nativeSignIn={phoneSignIn()} />}
      />
      <PrivacyGroup lists={<ListsPrivateRow />} />
      <LimitsGroup />
      {profile?.isauth === 1 && <ModerationGroup />}
    </>
  )
}

function WaysOut() {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/index' }).then(clearSession)
  return (
    <>
      <div className="pbs-2">
        <Panel>
          <SignOutRow onDone={leave} />
          <SignOutEverywhereRow onDone={leave} />
        </Panel>
      </div>
      <Panel>
        <ListRow
          icon="trash"
          label={
            <span className="text-danger">
              <Trans>Delete account</Trans>
            </span>
          }
          render={<Link to="/setting/delete" />}
        />
      </Panel>
    </>
  )
}
