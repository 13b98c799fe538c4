import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { NewVideo } from '../features/social/videoUpload/NewVideo.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function VideoUploadScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page title={t`New video`} onBack={goBack}>
      <main>
        <NewVideo onPosted={() => void navigate({ to: '/myVideo', replace: true })} />
      </main>
    </Page>
  )
}
