import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BannerSlider } from '../features/home/BannerSlider.tsx'
import { ClassChips } from '../features/home/ClassChips.tsx'
import { FollowFeed } from '../features/home/FollowFeed.tsx'
import { RoomList } from '../features/home/RoomList.tsx'
import { Aura } from '../ui/Aura.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TabPage } from '../ui/TabPage.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const SearchOverlay = whenOpened(async () => (await import('../features/home/SearchOverlay.tsx')).SearchOverlay)

type Segment = 'follow' | 'foryou' | 'new'

export function IndexScreen() {
  const { t } = useLingui()
  const [segment, setSegment] = useState<Segment>('foryou')
  const items = [
    { key: 'follow', label: t`Following` },
    { key: 'foryou', label: t`For you` },
    { key: 'new', label: t`New` },
  ] as const
  return (
    <TabPage>
      <Aura />
      <h1 className="sr-only">Nimbo</h1>
      <HomeHeader />
      <Tabs label={t`Lives`} items={items} value={segment} onChange={setSegment}>
        {segment === 'follow' && <FollowFeed onFindHosts={() => setSegment('foryou')} />}
        {segment === 'foryou' && <ForYou />}
        {segment === 'new' && <RoomList feed={{ kind: 'new' }} empty={<NobodyLive />} />}
      </Tabs>
    </TabPage>
  )
}

function HomeHeader() {
  const [searching, setSearching] = useState(false)
  return (
    <header className="page-top flex items-center gap-2.5 px-4">
      <img src="/art/app-icon.svg" alt="" className="size-9" />
      <button
        type="button"
        onClick={() => setSearching(true)}
        className="hit-44 flex h-10 flex-1 items-center gap-2 rounded-full bg-raised px-[13px] text-start text-[15px] leading-5 text-text-3 shadow-line"
      >
        <Icon name="search" size={18} />
        <Trans>Search hosts, titles or IDs</Trans>
      </button>
      <SearchOverlay open={searching} onOpenChange={setSearching} />
    </header>
  )
}

function ForYou() {
  const [liveclassid, setClass] = useState<number>()
  return (
    <>
      <BannerSlider />
      <ClassChips value={liveclassid} onChange={setClass} />
      <RoomList
        key={liveclassid ?? 'hot'}
        feed={liveclassid === undefined ? { kind: 'hot' } : { kind: 'class', liveclassid }}
        empty={<NobodyLive />}
      />
    </>
  )
}

function NobodyLive() {
  const { t } = useLingui()
  return <EmptyState picture="live" title={t`No one is live right now`} text={t`New lives will appear here automatically.`} />
}
