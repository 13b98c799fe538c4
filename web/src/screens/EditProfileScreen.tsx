import { useLingui } from '@lingui/react/macro'
import { AvatarEditor } from '../features/user/AvatarEditor.tsx'
import { EditForm } from '../features/user/EditForm.tsx'
import { EditSkeleton } from '../features/user/EditSkeleton.tsx'
import { useProfile } from '../features/user/user.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'

export function EditProfileScreen() {
  const { t } = useLingui()
  const { data: profile, isError, refetch } = useProfile()
  return (
    <Page title={t`Edit profile`} onBack={goBack}>
      <main>
        {profile ? (
          <>
            <AvatarEditor avatar={profile.avatar} name={profile.user_nicename} />
            <EditForm profile={profile} onSaved={goBack} />
          </>
        ) : isError ? (
          <ErrorState onReload={() => void refetch()} />
        ) : (
          <EditSkeleton />
        )}
      </main>
    </Page>
  )
}
