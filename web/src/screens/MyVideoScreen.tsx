import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HomeVideos } from '../features/social/video/HomeVideos.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'

export function MyVideoScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const uid = useSession((session) => session.uid)
  const add = <IconButton icon="plus" size={44} label={t`New video`} onClick={() => void navigate({ to: '/videoUpload' })} />
  return (
    <Page title={t`My videos`} onBack={goBack} end={add} width="columns">
      <main>
        <HomeVideos touid={uid} />
      </main>
    </Page>
  )
}
