import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { DeleteAccountForm } from '../features/people/settings/DeleteAccountForm.tsx'
import { goBack } from '../lib/goBack.ts'
import { clearSession } from '../lib/session.ts'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function DeleteAccountScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const leave = (erasedSeconds: number) => {
    const date = i18n.date(new Date(erasedSeconds * 1000), { dateStyle: 'long' })
    void navigate({ to: '/index', replace: true }).then(() => {
      clearSession()
      toast(t`Your account will be deleted on ${date}. Log in before then to keep it.`)
    })
  }
  return (
    <Page title={t`Delete account`} onBack={goBack}>
      <main>
        <DeleteAccountForm onDone={leave} />
      </main>
    </Page>
  )
}
