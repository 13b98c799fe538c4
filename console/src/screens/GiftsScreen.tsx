import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type GiftLine, useGifts } from '../features/catalogue/catalogue.queries.ts'
import { GiftEditor } from '../features/catalogue/GiftEditor.tsx'
import type { GiftFilter } from '../features/catalogue/giftFilters.ts'
import { GiftList } from '../features/catalogue/GiftList.tsx'
import { useIsHere } from '../lib/useIsHere.ts'
import { Button } from '../ui/Button.tsx'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'

const names: Record<GiftFilter, string> = { all: 'All', normal: 'Normal', deluxe: 'Deluxe', doodle: 'Doodle', retired: 'Retired' }
const types = { normal: 0, deluxe: 1, doodle: 3 }

function isIn(filter: GiftFilter, { type, state }: GiftLine): boolean {
  if (filter === 'retired') return state === 'retired'
  return state !== 'retired' && (filter === 'all' || types[filter] === type)
}

/** Catalogue of gifts: the list, one gift with all its fields, and its picture in the app. */
export function GiftsScreen() {
  const { state, id } = useSearch({ from: '/gifts' })
  const navigate = useNavigate({ from: '/gifts' })
  const { data, isError, refetch } = useGifts()
  const [adding, setAdding] = useState(false)
  const list = data?.filter((gift) => isIn(state, gift))
  const gift = adding ? undefined : data?.find((each) => each.id === id)
  const isHere = useIsHere('/gifts')
  const select = (next: number) => {
    setAdding(false)
    if (isHere()) void navigate({ search: (old) => ({ ...old, id: next }), replace: true, resetScroll: false })
  }
  return (
    <main className="grid min-h-full grid-cols-1 min-[1180px]:grid-cols-[268px_1fr_320px]">
      <section
        aria-label="Catalogue"
        className="flex min-w-0 flex-col border-line px-2.5 pbs-4 max-[1179px]:border-be min-[1180px]:sticky min-[1180px]:inset-bs-0 min-[1180px]:h-dvh min-[1180px]:overflow-y-auto min-[1180px]:border-e"
      >
        <header className="flex items-center justify-between gap-3 px-1.5">
          <h1 className="text-[22px] leading-7 font-extrabold">Gifts</h1>
          <Button onClick={() => setAdding(true)}>New</Button>
        </header>
        <div className="px-1.5 py-3">
          <Filter
            label="Filter gifts"
            names={names}
            value={state}
            onChange={(next) => void navigate({ search: (old) => ({ ...old, state: next }) })}
          />
        </div>
        <Listing
          shown={list?.length}
          failed={isError}
          onReload={() => void refetch()}
          loading={<LoadingRows count={7} className="h-[62px]" />}
          empty={<EmptyState picture="messages" title="No gifts here" />}
        >
          {list && <GiftList list={list} selected={adding ? 0 : id} onSelect={select} />}
        </Listing>
      </section>
      {data && (adding || gift) ? (
        <GiftEditor key={gift?.id ?? 'new'} gift={gift} effects={data.map(({ effect }) => effect)} onSaved={select} />
      ) : (
        <p className="t-sub m-auto p-8 text-center text-text-2 min-[1180px]:col-span-2">Select a gift to change it, or add a new one.</p>
      )}
    </main>
  )
}
