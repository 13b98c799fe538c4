import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useHomeConfig } from '../lib/config.queries.ts'
import { RoomList } from '../features/rooms/home/RoomList.tsx'
import { goBack } from '../lib/goBack.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'

export function LiveClassScreen() {
  const { t } = useLingui()
  const { liveclassid } = useSearch({ from: '/live/class' })
  const { data: config } = useHomeConfig()
  const name = config?.liveclass.find(({ id }) => id === liveclassid)?.name ?? t`Category`
  return (
    <Page width="full" title={name} onBack={goBack}>
      <main>
        <RoomList
          feed={{ kind: 'class', liveclassid }}
          empty={
            <EmptyState picture="live" title={t`No one is live in this category yet`} text={t`New lives will appear here automatically.`} />
          }
        />
      </main>
    </Page>
  )
}
