import { Refusal } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { HiddenHome } from '../features/social/profile/HiddenHome.tsx'
import { HomeCounts } from '../features/social/profile/HomeCounts.tsx'
import { HomeCover } from '../features/social/profile/HomeCover.tsx'
import { HomeFollow } from '../features/social/profile/HomeFollow.tsx'
import { HomeGifts } from '../features/social/profile/HomeGifts.tsx'
import { HomeGuards } from '../features/social/profile/HomeGuards.tsx'
import { HomeHead } from '../features/social/profile/HomeHead.tsx'
import { HomeLabels } from '../features/social/profile/HomeLabels.tsx'
import { HomeMore } from '../features/social/profile/HomeMore.tsx'
import { HomeRecords } from '../features/social/profile/HomeRecords.tsx'
import { HomeShare } from '../features/social/profile/HomeShare.tsx'
import { homeQuery, recordsQuery } from '../features/social/profile/profile.queries.ts'
import type { Home } from '../features/social/profile/profile.queries.ts'
import { HomeVideos } from '../features/social/video/HomeVideos.tsx'
import { homeVideosQuery } from '../features/social/video/video.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import { Foot } from '../ui/Foot.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'

const page =
  'relative mx-auto min-h-dvh w-full max-w-[640px] pbe-[calc(var(--safe-bottom)+96px)] landscape:pbe-4 tablet:min-h-0 desktop:pbe-6'

/** Profile of a person. */
export function UserHomeScreen() {
  const { touid } = useSearch({ from: '/user/home' })
  return <UserHome key={touid} touid={touid} />
}

function UserHome({ touid }: { touid: number }) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data: home, error, refetch } = useQuery(homeQuery(uid, touid, useLanguage()))
  // The first pages of its lists are on their way with the home itself.
  usePrefetchInfiniteQuery(recordsQuery(touid))
  usePrefetchInfiniteQuery(homeVideosQuery(uid, touid))
  // Data of a person who is hidden from now on is not shown any longer.
  if (error && (!home || error instanceof Refusal))
    return (
      <Page title={t`Profile`} onBack={goBack}>
        <main>
          <HiddenHome touid={touid} error={error} onReload={() => void refetch()} />
        </main>
      </Page>
    )
  return (
    <div className={page}>
      {home && <HomeCover home={home} />}
      <header className="page-top absolute inset-x-2 inset-bs-0 z-10 flex justify-between text-v-text">
        <IconButton icon="back" flip variant="glass" size={40} label={t`Back`} onClick={goBack} />
        {home && (
          <span className="flex gap-2">
            <HomeShare home={home} />
            {uid !== touid && <HomeMore home={home} />}
          </span>
        )}
      </header>
      {home ? <Loaded home={home} own={uid === touid} /> : <HomeSkeleton />}
    </div>
  )
}

function Loaded({ home, own }: { home: Home; own: boolean }) {
  return (
    <main>
      <HomeHead home={home} />
      <HomeLabels home={home} own={own} />
      <HomeCounts home={home} own={own} />
      <HomeGuards home={home} />
      <HomeTabs home={home} own={own} />
      <Foot form>
        {own ? (
          <Link
            to="/user/edit"
            className="flex min-h-13 items-center justify-center rounded-full bg-raised text-[17px] font-extrabold shadow-line-strong"
          >
            <Trans>Edit profile</Trans>
          </Link>
        ) : (
          <div className="flex gap-2.5">
            <div className="flex-[1.4]">
              <HomeFollow home={home} />
            </div>
            <Link
              to="/chat"
              search={{ touid: home.id }}
              className="flex min-h-13 flex-1 items-center justify-center gap-2 rounded-full bg-raised px-3 text-[17px] font-extrabold shadow-line-strong"
            >
              <Icon name="message" size={19} />
              <Trans context="write to this person">Message</Trans>
            </Link>
          </div>
        )}
      </Foot>
    </main>
  )
}

type Tab = 'records' | 'videos' | 'gifts'

function HomeTabs({ home, own }: { home: Home; own: boolean }) {
  const { t, i18n } = useLingui()
  const [tab, setTab] = useState<Tab>('records')
  const lives = home.livenums > 0 ? ` ${i18n.number(home.livenums)}` : ''
  const items: { key: Tab; label: string }[] = [
    { key: 'records', label: `${t`Lives`}${lives}` },
    { key: 'videos', label: t`Videos` },
    { key: 'gifts', label: t`Gift wall` },
  ]
  return (
    <div className="pbs-3.5">
      <Tabs label={t`Profile`} variant="line" items={items} value={tab} onChange={setTab}>
        {tab === 'records' && <HomeRecords touid={home.id} own={own} />}
        {tab === 'videos' && <HomeVideos touid={home.id} />}
        {tab === 'gifts' && <HomeGifts home={home} />}
      </Tabs>
    </div>
  )
}

function HomeSkeleton() {
  const { t } = useLingui()
  return (
    <main>
      <h1 className="sr-only">{t`Profile`}</h1>
      <div role="status" aria-label={t`Loading`} className="px-4 pbs-[138px]">
        <Skeleton className="size-[94px] rounded-full!" />
        <Skeleton className="mbs-3 h-6 w-44" />
        <Skeleton className="mbs-2 h-3.5 w-32" />
        <Skeleton className="mbs-3 h-5" />
        <Skeleton className="mbs-4 h-11" />
        <Skeleton className="mbs-4 h-[46px] rounded-lg!" />
        <div className="mbs-6 grid grid-cols-2 gap-2">
          <Skeleton className="aspect-[179/178] rounded-md!" />
          <Skeleton className="aspect-[179/178] rounded-md!" />
        </div>
      </div>
    </main>
  )
}
