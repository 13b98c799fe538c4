import { useLingui } from '@lingui/react/macro'
import { SanctionedList } from '../features/rooms/moderation/SanctionedList.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { Page } from '../ui/Page.tsx'

export function SanctionedScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Muted and kicked`} onBack={goBack}>
      <main>
        <SanctionedList liveuid={useSession((session) => session.uid)} />
      </main>
    </Page>
  )
}
