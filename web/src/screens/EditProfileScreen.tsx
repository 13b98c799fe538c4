import { useLingui } from '@lingui/react/macro'
import { AvatarEditor } from '../features/people/user/AvatarEditor.tsx'
import { EditForm } from '../features/people/user/EditForm.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

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

function EditSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-6 px-4 pbs-4">
      <Skeleton className="mx-auto size-[115px] rounded-full" />
      <Skeleton className="h-12 rounded-md" />
      <div className="grid grid-cols-2 gap-2.5">
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-12 rounded-md" />
      </div>
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
    </div>
  )
}
