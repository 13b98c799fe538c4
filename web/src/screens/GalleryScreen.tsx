import { useState } from 'react'
import type { ReactNode } from 'react'
import { goBack } from '../lib/goBack.ts'
import { AdminBadge } from '../ui/AdminBadge.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { CoinAmount } from '../ui/CoinAmount.tsx'
import { CountText } from '../ui/CountText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { GuardBadge } from '../ui/GuardBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { icons } from '../ui/icons.tsx'
import type { IconName } from '../ui/icons.tsx'
import { moreIcons } from '../ui/moreIcons.tsx'
import { LevelBadge } from '../ui/LevelBadge.tsx'
import { LiveBadge } from '../ui/LiveBadge.tsx'
import { Page } from '../ui/Page.tsx'
import { SegmentedTabs } from '../ui/SegmentedTabs.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { WordPicture, wordPictures } from '../ui/WordPicture.tsx'
import { ButtonBoard, InputBoard, RowBoard, SurfaceBoard } from './GalleryBoards.tsx'

/** Every primitive in every state, for the eye; only while developing. */
export function GalleryScreen() {
  return (
    <Page title="Gallery" onBack={goBack}>
      <main className="flex flex-col gap-6 pbs-2">
        <Board name="Button">
          <ButtonBoard />
        </Board>
        <Board name="Badges">
          <Badges />
        </Board>
        <Board name="Tabs and chips">
          <Choices />
        </Board>
        <Board name="Input">
          <InputBoard />
        </Board>
        <RowBoard />
        <Board name="Surfaces">
          <SurfaceBoard />
        </Board>
        <Board name="Faces">
          <Faces />
        </Board>
        <Board name="Icons">
          {(Object.keys({ ...icons, ...moreIcons }) as IconName[]).map((name) => (
            <span key={name} className="t-micro grid w-18 place-items-center gap-1 text-text-2">
              <Icon name={name} flip />
              {name}
            </span>
          ))}
        </Board>
      </main>
    </Page>
  )
}

function Board({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="px-4">
      <h2 className="t-title pbe-2">{name}</h2>
      <div className="flex flex-wrap items-center gap-2.5">{children}</div>
    </section>
  )
}

function Badges() {
  return (
    <>
      <LiveBadge />
      {[1, 19, 20, 45, 60, 120].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
      <AdminBadge />
      <GuardBadge tier="week" />
      <GuardBadge tier="month" />
      <GuardBadge tier="year" />
      {wordPictures.map((name) => (
        <WordPicture key={name} name={name} />
      ))}
      <StatusBadge status="ok">Approved</StatusBadge>
      <StatusBadge status="warn">Under review</StatusBadge>
      <StatusBadge status="bad">Rejected</StatusBadge>
      <StatusBadge status="info">Sent</StatusBadge>
      <CoinAmount amount="8420" />
      <CoinAmount amount="31275" kind="ticket" />
      <CountText value={8913} />
      <CountText value={12_431} />
      <Avatar src="/avatars/bia.svg" name="Bia" size={48} />
      <Avatar src="/avatars/bia.svg" name="Bia" size={48} ring />
      <Avatar src="" name="نور" size={48} />
    </>
  )
}

function Choices() {
  const [tab, setTab] = useState('b')
  const [chip, setChip] = useState('Music')
  const items = ['a', 'b', 'c'].map((key) => ({ key, label: `Tab ${key}` }))
  return (
    <div className="-mx-4 flex w-[calc(100%+32px)] flex-col gap-2">
      <Tabs label="Headline" items={items} value={tab} onChange={setTab}>
        <p className="px-4 text-text-2">Panel {tab}</p>
      </Tabs>
      <Tabs variant="line" label="Line" items={items} value={tab} onChange={setTab} />
      <ChipRow label="Chips">
        {['Hot', 'Music', 'Dance', 'Games', 'Talk', 'Football'].map((name) => (
          <Chip key={name} start={name === 'Hot' && <Icon name="flame" size={15} />} selected={chip === name} onClick={() => setChip(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <div className="px-4">
        <SegmentedTabs label="Segmented" items={items} value={tab} onChange={setTab} />
      </div>
    </div>
  )
}

function Faces() {
  return (
    <>
      <div className="flex w-full flex-col gap-2">
        <Skeleton className="h-24 rounded-md" />
        <Skeleton className="h-3 w-1/2" />
      </div>
      <EmptyState picture="live" title="Nobody is live" text="Words that say what to do." />
      <EmptyState picture="wallet" title="No records" />
      <ErrorState onReload={() => undefined} />
    </>
  )
}
