import { useLingui } from '@lingui/react/macro'
import { BlockedList } from '../features/people/settings/BlockedList.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function BlockedScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Blocked users`} onBack={goBack}>
      <main>
        <BlockedList />
      </main>
    </Page>
  )
}
