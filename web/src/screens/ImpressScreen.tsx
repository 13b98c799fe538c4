import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { Impressions } from '../features/social/profile/Impressions.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function ImpressScreen() {
  const { t } = useLingui()
  const { touid } = useSearch({ from: '/impress' })
  const done = () => {
    toast(t`Impression saved`)
    goBack()
  }
  return (
    <Page title={t`Your impression`} onBack={goBack}>
      <main className="pbs-3 pbe-28 landscape:pbe-4 desktop:pbe-0">
        <Impressions key={touid} touid={touid} onDone={done} />
      </main>
    </Page>
  )
}
