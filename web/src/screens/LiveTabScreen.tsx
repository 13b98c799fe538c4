import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useHomeConfig } from '../lib/config.queries.ts'
import { RoomList } from '../features/rooms/home/RoomList.tsx'
import { Aura } from '../ui/Aura.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TabPage } from '../ui/TabPage.tsx'
import { Tabs } from '../ui/Tabs.tsx'

const everything = 'all'

export function LiveTabScreen() {
  const { t } = useLingui()
  const { data: config } = useHomeConfig()
  const [chosen, setChosen] = useState(everything)
  const classes = config?.liveclass ?? []
  const items = [{ key: everything, label: t`All` }, ...classes.map(({ id, name }) => ({ key: String(id), label: name }))]
  const name = items.find(({ key }) => key === chosen)?.label ?? ''
  return (
    <TabPage>
      <Aura />
      <h1 className="page-top t-h1 px-4 tablet:px-5 desktop:px-6">
        <Trans>Live now</Trans>
      </h1>
      <Tabs variant="line" label={t`Categories`} items={items} value={chosen} onChange={setChosen}>
        {chosen === everything ? (
          <RoomList variant="large" feed={{ kind: 'hot' }} empty={<NoLives title={t`No one is live right now`} />} />
        ) : (
          <Category id={Number(chosen)} name={name} />
        )}
      </Tabs>
    </TabPage>
  )
}

function Category({ id, name }: { id: number; name: string }) {
  const { t } = useLingui()
  return (
    <>
      <Link
        to="/live/class"
        search={{ liveclassid: id }}
        className="t-sub flex h-11 items-center justify-end gap-0.5 px-4 font-semibold text-text-2"
      >
        <Trans>See all in {name}</Trans>
        <Icon name="next" flip size={15} />
      </Link>
      <RoomList
        variant="large"
        feed={{ kind: 'class', liveclassid: id }}
        empty={<NoLives title={t`No one is live in this category yet`} />}
      />
    </>
  )
}

function NoLives({ title }: { title: string }) {
  const { t } = useLingui()
  return <EmptyState picture="live" title={title} text={t`New lives will appear here automatically.`} />
}
