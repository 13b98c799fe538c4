import { Trans, useLingui } from '@lingui/react/macro'
import { ChangePasswordForm } from '../features/login/ChangePasswordForm.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function PasswordScreen() {
  const { t } = useLingui()
  const done = () => {
    toast(t`Your password is changed`)
    goBack()
  }
  return (
    <Page title={t`Password`} onBack={goBack}>
      <main>
        <p className="px-4 pbs-3 text-text-2">
          <Trans>At least 8 characters. Your other devices are signed out.</Trans>
        </p>
        <ChangePasswordForm onDone={done} />
      </main>
    </Page>
  )
}
