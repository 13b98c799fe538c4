import { useLingui } from '@lingui/react/macro'
import type { NoticeGroup } from '@nimbo/contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { GroupChips } from '../features/social/notice/GroupChips.tsx'
import { NoticeList } from '../features/social/notice/NoticeList.tsx'
import { goBack } from '../lib/goBack.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'

export function NoticesScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const router = useRouter()
  const [group, setGroup] = useState<NoticeGroup | ''>('')
  const settings = <IconButton icon="gear" size={44} label={t`Settings`} onClick={() => void navigate({ to: '/setting/notices' })} />
  return (
    <Page title={t`Notifications`} onBack={goBack} end={settings}>
      <main>
        <GroupChips value={group} onChange={setGroup} />
        <NoticeList group={group} onFollow={(url) => router.history.push(url)} />
      </main>
    </Page>
  )
}
