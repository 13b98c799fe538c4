import { useLingui } from '@lingui/react/macro'
import { ClassList } from '../features/shows/goLive/ClassList.tsx'
import { changeSetup, useSetupDraft } from '../features/shows/goLive/setupDraft.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

/** Shares its choice with the set-up of a live. */
export function LiveChooseClassifyScreen() {
  const { t } = useLingui()
  const value = useSetupDraft((draft) => draft.setup.classId)
  const choose = (classId: number) => {
    changeSetup({ classId })
    goBack()
  }
  return (
    <Page title={t`Choose a category`} onBack={goBack}>
      <main>
        <ClassList value={value} onChoose={choose} />
      </main>
    </Page>
  )
}
