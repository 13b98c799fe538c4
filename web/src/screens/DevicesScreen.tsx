import { useLingui } from '@lingui/react/macro'
import { DeviceList } from '../features/people/settings/DeviceList.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function DevicesScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Devices`} onBack={goBack}>
      <main>
        <DeviceList />
      </main>
    </Page>
  )
}
