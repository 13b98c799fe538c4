import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useSearchPages } from './search.queries.ts'
import type { Found, SearchKind } from './search.queries.ts'
import { FoundPersonRow } from './FoundPersonRow.tsx'
import { Marked } from './Marked.tsx'
import { roomGrid, RoomSkeletons } from './RoomSkeletons.tsx'
import { RoomTile } from './RoomTile.tsx'
import { SearchHeading } from './SearchHeading.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { useInView } from '../../../ui/useInView.ts'

interface SearchResultsProps {
  words: string
  /** Opening a result keeps the typed words as a recent search. */
  onUse: () => void
}

/** People shown among all results, the best matches; the rest is under their own tab. */
const PEOPLE_SHOWN = 3
/** As many people are counted at most. */
const MOST_COUNTED = 1_000

export function SearchResults({ words, onUse }: SearchResultsProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<SearchKind>('all')
  const items = [
    { key: 'all', label: t`All` },
    { key: 'people', label: t`People` },
    { key: 'rooms', label: t`Lives` },
    { key: 'id', label: t({ message: 'ID', comment: 'Tab of a search: the person with this number' }) },
  ] as const
  return (
    // Every press in here is on a result of these words.
    <div onClickCapture={onUse}>
      <Tabs variant="line" label={t`Search results`} items={items} value={kind} onChange={setKind}>
        <Pages words={words} kind={kind} onShowPeople={() => setKind('people')} />
      </Tabs>
    </div>
  )
}

function Pages({ words, kind, onShowPeople }: { words: string; kind: SearchKind; onShowPeople: () => void }) {
  const { t } = useLingui()
  const { found, failed, more, moreFailed, loadMore, reload } = useSearchPages(words, kind)
  const end = useInView(loadMore)
  if (failed) return <ErrorState onReload={reload} />
  if (!found) return kind === 'rooms' ? <RoomSkeletons /> : <PeopleSkeletons panel />
  if (found.users.length + found.list.length === 0)
    return <EmptyState picture="live" title={t`No results`} text={t`Try another search or browse the home page.`} />
  const isAll = kind === 'all'
  return (
    <>
      {found.users.length > 0 && <People words={words} found={found} most={isAll ? PEOPLE_SHOWN : Infinity} onShowAll={onShowPeople} />}
      {found.list.length > 0 && <Rooms words={words} found={found} titled={isAll} />}
      {/* One that failed is asked for by a tap: the list would ask for ever. */}
      {more && (moreFailed ? <ReloadRow onReload={loadMore} /> : <div ref={end} className="h-px" />)}
    </>
  )
}

interface PeopleProps {
  words: string
  found: Found
  most: number
  onShowAll: () => void
}

function People({ words, found: { users, nums }, most, onShowAll }: PeopleProps) {
  const isCut = users.length > most
  const count = nums < MOST_COUNTED && <CountText value={nums} />
  return (
    <section aria-labelledby="found-people">
      <SearchHeading
        id="found-people"
        title={<Trans>People</Trans>}
        end={
          isCut ? (
            <button type="button" className="hit-44 font-semibold" onClick={onShowAll}>
              <Trans>Show all</Trans> {count}
            </button>
          ) : (
            count
          )
        }
      />
      <ul>
        {users.slice(0, most).map((person) => (
          <FoundPersonRow key={person.id} person={person} words={words} />
        ))}
      </ul>
    </section>
  )
}

function Rooms({ words, found: { list }, titled }: { words: string; found: Found; titled: boolean }) {
  return (
    <section aria-labelledby={titled ? 'found-rooms' : undefined}>
      {titled && <SearchHeading id="found-rooms" title={<Trans>Lives</Trans>} />}
      <ul className={roomGrid.grid}>
        {list.map((room) => (
          <li key={room.stream}>
            <RoomTile room={room} title={<Marked text={room.title} words={words} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}
