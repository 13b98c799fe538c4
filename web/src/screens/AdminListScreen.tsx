import { useLingui } from '@lingui/react/macro'
import { AddAdmin } from '../features/rooms/moderation/AddAdmin.tsx'
import { AdminList } from '../features/rooms/moderation/AdminList.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { Foot } from '../ui/Foot.tsx'
import { Page } from '../ui/Page.tsx'

export function AdminListScreen() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  return (
    <Page title={t`Room admins`} onBack={goBack}>
      <main className="pbe-28 landscape:pbe-4 desktop:pbe-0">
        <AdminList liveuid={uid} />
      </main>
      <Foot form>
        <AddAdmin liveuid={uid} />
      </Foot>
    </Page>
  )
}
