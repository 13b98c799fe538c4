import { useLingui } from '@lingui/react/macro'
import { ExportPanel } from '../features/people/export/ExportPanel.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function DataScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Your data`} onBack={goBack}>
      <main>
        <ExportPanel />
      </main>
    </Page>
  )
}
