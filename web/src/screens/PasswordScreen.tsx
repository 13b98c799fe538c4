import { Trans, useLingui } from '@lingui/react/macro'
import { ChangePasswordForm } from '../features/people/login/ChangePasswordForm.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function PasswordScreen() {
  const { t } = useLingui()
  const done = () => {
    toast(t`Password changed`)
    goBack()
  }
  return (
    <Page title={t`Password`} onBack={goBack}>
      <main>
        <p className="px-4 pbs-3 text-text-2">
          <Trans>Use at least 8 characters. You’ll be logged out on your other devices.</Trans>
        </p>
        <ChangePasswordForm onDone={done} />
      </main>
    </Page>
  )
}
