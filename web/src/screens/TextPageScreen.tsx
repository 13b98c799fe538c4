import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { PageText, pageTitles } from '../features/people/settings/PageText.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function TextPageScreen() {
  const { t } = useLingui()
  const { id } = useSearch({ from: '/setting/page' })
  return (
    <Page title={t(pageTitles[id])} onBack={goBack}>
      <main className="pbs-2">
        <PageText id={id} />
      </main>
    </Page>
  )
}
