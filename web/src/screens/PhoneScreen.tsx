import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneForm } from '../features/people/login/PhoneForm.tsx'
import { reloadProfile, useProfile } from '../features/people/user/user.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function PhoneScreen() {
  const { t } = useLingui()
  const { data: profile } = useProfile()
  const done = () => {
    void reloadProfile()
    toast(t`Phone number changed`)
    goBack()
  }
  return (
    <Page title={t`Phone number`} onBack={goBack}>
      <main>
        <p className="px-4 pbs-3 text-text-2">
          {profile?.mobile ? (
            <Trans>
              Your number is <bdi className="tabular-nums">{profile.mobile}</bdi>. We’ll text a code to the new one.
            </Trans>
          ) : (
            <Trans>We’ll text you a code. After that, you can log in with this number.</Trans>
          )}
        </p>
        <PhoneForm onDone={done} />
      </main>
    </Page>
  )
}
