import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { GuardsOf } from '../features/play/guard/GuardsOf.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function GuardsScreen() {
  const { t } = useLingui()
  const { touid } = useSearch({ from: '/user/guards' })
  return (
    <Page title={t`Guards`} onBack={goBack}>
      <main className="px-4">
        <GuardsOf liveuid={touid} />
      </main>
    </Page>
  )
}
