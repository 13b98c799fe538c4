import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { BannerSlider } from '../features/rooms/home/BannerSlider.tsx'
import { ClassChips } from '../features/rooms/home/ClassChips.tsx'
import { RoomList } from '../features/rooms/home/RoomList.tsx'
import { RoomSkeletons } from '../features/rooms/home/RoomSkeletons.tsx'
import { useSearching } from '../features/rooms/home/useSearching.ts'
import { useSession } from '../lib/session.ts'
import { useShape } from '../ui/useShape.ts'
import { Aura } from '../ui/Aura.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TabPage } from '../ui/TabPage.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'
import '../features/rooms/home/home.css'

const FollowFeed = lazy(async () => ({ default: (await import('../features/rooms/home/FollowFeed.tsx')).FollowFeed }))
const RoomHero = lazy(async () => ({ default: (await import('../features/rooms/home/RoomHero.tsx')).RoomHero }))
const HomeShortcuts = lazy(async () => ({ default: (await import('./HomeShortcuts.tsx')).HomeShortcuts }))
const SearchOverlay = whenOpened(async () => (await import('../features/rooms/home/SearchOverlay.tsx')).SearchOverlay)

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
      <div className="home">
        <Tabs label={t`Lives`} items={items} value={segment} onChange={setSegment}>
          {segment === 'foryou' ? (
            <ForYou />
          ) : (
            <div className="home-list">
              {segment === 'follow' ? (
                <Suspense fallback={<RoomSkeletons />}>
                  <FollowFeed onFindHosts={() => setSegment('foryou')} />
                </Suspense>
              ) : (
                <RoomList feed={{ kind: 'new' }} empty={<NobodyLive inCategory={false} />} />
              )}
            </div>
          )}
        </Tabs>
      </div>
    </TabPage>
  )
}

function HomeHeader() {
  const [searching, setSearching] = useSearching()
  return (
    <header className="page-top flex items-center gap-2.5 px-4 tablet:hidden">
      <img src="/art/app-icon.svg" alt="" className="size-9" />
      <button
        type="button"
        onClick={() => setSearching(true)}
        className="hit-44 flex h-10 min-w-0 flex-1 items-center gap-2 rounded-full bg-raised px-[13px] text-start text-[15px] leading-5 text-text-3 shadow-line"
      >
        <Icon name="search" size={18} />
        <span className="truncate">
          <Trans>Search hosts, titles or IDs</Trans>
        </span>
      </button>
      <Own />
      <SearchOverlay open={searching} onOpenChange={setSearching} />
    </header>
  )
}

/** Buttons of the signed-in person; only phones fetch them here, and they keep their place until then. */
function Own() {
  const user = useSession((session) => session.user)
  const tablet = useShape('tablet')
  if (!user || tablet) return null
  return (
    <Boundary part="slot" renderFallback={() => null}>
      <Suspense fallback={<span className="h-11 w-[94px] flex-none" />}>
        <HomeShortcuts />
      </Suspense>
    </Boundary>
  )
}

function ForYou() {
  const [liveclassid, setClass] = useState<number>()
  const tablet = useShape('tablet')
  const hot = liveclassid === undefined
  return (
    <>
      <div className="home-hero">
        <BannerSlider />
        {/* A wide screen opens with the room that has most people; the list then goes on with the next one. */}
        {tablet && hot && (
          <Boundary part="slot" renderFallback={() => null}>
            <Suspense fallback={<Skeleton className="room-hero" />}>
              <RoomHero />
            </Suspense>
          </Boundary>
        )}
      </div>
      <div className="home-chips">
        <ClassChips value={liveclassid} onChange={setClass} />
      </div>
      <div className={`home-list ${tablet && hot ? 'home-rest' : ''}`}>
        <RoomList
          key={liveclassid ?? 'hot'}
          feed={hot ? { kind: 'hot' } : { kind: 'class', liveclassid }}
          empty={<NobodyLive inCategory={!hot} />}
        />
      </div>
    </>
  )
}

function NobodyLive({ inCategory }: { inCategory: boolean }) {
  const { t } = useLingui()
  const title = inCategory ? t`No one is live in this category yet` : t`No one is live right now`
  return <EmptyState picture="live" title={title} text={t`New lives will appear here automatically.`} />
}
