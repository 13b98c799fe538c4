import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneForm } from '../features/login/PhoneForm.tsx'
import { reloadProfile, useProfile } from '../features/user/user.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function PhoneScreen() {
  const { t } = useLingui()
  const { data: profile } = useProfile()
  const done = () => {
    void reloadProfile()
    toast(t`Your phone number is changed`)
    goBack()
  }
  return (
    <Page title={t`Phone number`} onBack={goBack}>
      <main>
        <p className="px-4 pbs-3 text-text-2">
          {profile?.mobile ? (
            <Trans>
              Your number is <bdi className="tabular-nums">{profile.mobile}</bdi>. We send a code to the new one.
            </Trans>
          ) : (
            <Trans>We send a code to your phone. From then on you can log in with it.</Trans>
          )}
        </p>
        <PhoneForm onDone={done} />
      </main>
    </Page>
  )
}
