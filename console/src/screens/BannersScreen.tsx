import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type BannerLine, useBanners, useOrder } from '../features/banner/banner.queries.ts'
import { BannerRow } from '../features/banner/BannerRow.tsx'
import { ChangeBannerDialog } from '../features/banner/ChangeBannerDialog.tsx'
import { CreateBannerDialog } from '../features/banner/CreateBannerDialog.tsx'
import { RetireBannerDialog } from '../features/banner/RetireBannerDialog.tsx'
import { useFrozen } from '../lib/useFrozen.ts'
import { Button } from '../ui/Button.tsx'
import { Filter } from '../ui/Filter.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

const names = { up: 'Up', retired: 'Taken down' }

type Open = { what: 'create' } | { what: 'change' | 'retire'; line: BannerLine } | undefined

export function BannersScreen() {
  const { state } = useSearch({ from: '/banners' })
  const navigate = useNavigate({ from: '/banners' })
  const isRetired = state === 'retired'
  const [open, setOpen] = useState<Open>()
  const { data: newest, isError, refetch } = useBanners(isRetired)
  const data = useFrozen(newest, open !== undefined && open.what !== 'create')
  const close = () => setOpen(undefined)
  const head = (
    <Button variant="primary" onClick={() => setOpen({ what: 'create' })} className="ms-auto">
      Add a banner
    </Button>
  )
  return (
    <Screen title="Banners" head={head} text="Pictures the home page opens with, in this order.">
      <div className="py-3.5">
        <Filter label="Filter banners" names={names} value={state} onChange={(next) => void navigate({ search: { state: next } })} />
      </div>
      <Listing
        shown={data?.length}
        failed={isError}
        onReload={() => void refetch()}
        loading={<LoadingRows count={4} className="h-18" />}
        empty={<EmptyState picture="messages" title={isRetired ? 'Nothing was taken down' : 'No banners'} />}
      >
        <ul aria-label="Banners">
          {data?.map((line, index) => (
            <BannerRow key={line.id} line={line} end={!isRetired && <Acts lines={data} index={index} onOpen={setOpen} />} />
          ))}
        </ul>
      </Listing>
      {open?.what === 'create' && <CreateBannerDialog onClose={close} />}
      {open?.what === 'change' && <ChangeBannerDialog line={open.line} onClose={close} />}
      {open?.what === 'retire' && <RetireBannerDialog line={open.line} onClose={close} />}
    </Screen>
  )
}

function Acts({ lines, index, onOpen }: { lines: readonly BannerLine[]; index: number; onOpen: (open: Open) => void }) {
  const line = lines[index]!
  const { mutate, isPending } = useOrder()
  const moveTo = (next: number) => {
    const ids = lines.map(({ id }) => id).filter((id) => id !== line.id)
    mutate(ids.toSpliced(next, 0, line.id))
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button aria-label={`Move ${line.title} up`} disabled={isPending || index === 0} onClick={() => moveTo(index - 1)}>
        <Icon name="up" />
      </Button>
      <Button aria-label={`Move ${line.title} down`} disabled={isPending || index === lines.length - 1} onClick={() => moveTo(index + 1)}>
        <Icon name="down" />
      </Button>
      <Button onClick={() => onOpen({ what: 'change', line })}>Change…</Button>
      <Button onClick={() => onOpen({ what: 'retire', line })}>Take down…</Button>
    </span>
  )
}
