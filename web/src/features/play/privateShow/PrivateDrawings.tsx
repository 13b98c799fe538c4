import { Trans, useLingui } from '@lingui/react/macro'
import { isInPrivateShow, isOpen, type PrivatePerformance, PrivateShow } from '@nimbo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { privateQuery, useEnd } from './privateShow.queries.ts'
import { privateSlice } from './privateShow.state.ts'
import './privateShow.css'

const RequestSheet = whenOpened(async () => (await import('./RequestSheet.tsx')).RequestSheet)
const OfferSheet = whenOpened(async () => (await import('./OfferSheet.tsx')).OfferSheet)
const Incoming = whenOpened(async () => (await import('./IncomingSheet.tsx')).IncomingSheet, { ahead: true })
const PrivateStage = lazy(async () => ({ default: (await import('./PrivateStage.tsx')).PrivateStage }))
const BillSheet = whenOpened(async () => (await import('./BillSheet.tsx')).BillSheet)

/** While one is waited for or on; the room's own events come between. */
const LOOK_MS = 2_000
/** Right after a connection comes back, calls may still fail. */
const LOOKS = 10

export function PrivateChip() {
  const { t } = useLingui()
  const room = useRoom()
  const price = useSlice(privateSlice, (state) => state.price)
  if (price === 0) return null
  return (
    <button
      type="button"
      className="room-chip glass hit-44"
      data-testid="open-private"
      onClick={() => room.update(privateSlice, (state) => ({ ...state, open: true }))}
    >
      <Icon name="lock" size={14} />
      {t`Private show`}
    </button>
  )
}

/** Others than the two: the room stays open, without a picture until the host is back. */
export function AwayNotice() {
  const { user_nicename: name, avatar } = useRoom().entered.room
  const own = useOwnId()
  const isElsewhere = useSlice(privateSlice, ({ away }) => away > 0 && away !== own)
  return (
    <div className="private-notice" role="status">
      {isElsewhere && (
        <div className="private-away" data-testid="private-away">
          <Avatar src={avatar} name={name} size={64} ring />
          <h2>
            <Icon name="lock" size={18} />
            <Trans>Private show</Trans>
          </h2>
          <p>
            <Trans>
              <bdi>{name}</bdi> is in a private show. The live continues right after, so stay in the chat.
            </Trans>
          </p>
        </div>
      )}
    </div>
  )
}

/** A request the host has put aside for a moment. */
export function RequestChip() {
  const { t } = useLingui()
  const room = useRoom()
  const hidden = useSlice(privateSlice, (state) => state.hidden)
  if (hidden === 0) return null
  return (
    <button
      type="button"
      className="room-chip glass hit-44"
      data-testid="private-request"
      onClick={() => room.update(privateSlice, (state) => ({ ...state, hidden: 0 }))}
    >
      <Icon name="lock" size={14} />
      {t`Private show request`}
    </button>
  )
}

/** The number of mine: every one here is the host's; a viewer has asked for theirs, on this page or before it was opened. */
function useOwnId(): number {
  const { role, entered } = useRoom()
  const own = useSlice(privateSlice, (state) => (role === 'anchor' ? state.word.id || state.away : state.own))
  return own || entered.private_id
}

/** A request that came while the host's page heard nothing: no event tells it once more. */
function useMissedRequest(): void {
  const room = useRoom()
  const { liveuid } = room.address
  const missed = useSlice(privateSlice, ({ restored }) => (room.role === 'anchor' && restored > 1 ? restored : 0))
  useEffect(() => {
    if (missed === 0) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    const ask = () =>
      void client.call(PrivateShow.getPrivatePerformance, { liveuid }).then(
        ({ performance: open }) => {
          if (!left && open) room.update(privateSlice, (state) => ({ ...state, word: { id: open.id, count: state.word.count + 1 } }))
        },
        () => {
          if (!left && tries++ < LOOKS) timer = setTimeout(ask, LOOK_MS)
        },
      )
    ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [missed, room, liveuid])
}

/** The private show that concerns me, and what the room's events and the server say of it. */
function useMine() {
  const { address } = useRoom()
  const { liveuid } = address
  const me = useSession((session) => session.uid)
  const cache = useQueryClient()
  useMissedRequest()
  const id = useOwnId()
  const count = useSlice(privateSlice, ({ word }) => (word.id === id ? word.count : 0))
  const { data } = useQuery({
    ...privateQuery(me, liveuid, id),
    enabled: id > 0,
    refetchInterval: ({ state }) => {
      const known = state.data?.performance?.state
      return known && (isOpen(known) || known === 'counting') ? LOOK_MS : false
    },
  })
  useEffect(() => {
    if (count > 0) void cache.invalidateQueries({ queryKey: ['profile', me, 'private', liveuid] })
  }, [count, cache, me, liveuid])
  return data
}

/** The host's client says that it was there to the end. */
function useConfirmEnd(show: PrivatePerformance | undefined): void {
  const room = useRoom()
  const { mutate } = useEnd(room)
  const counting = room.role === 'anchor' && show?.state === 'counting' ? show.id : 0
  useEffect(() => {
    if (counting > 0) mutate(counting)
  }, [counting, mutate])
}

/** My own private shows: a request that waits, a show that is on, and its receipt. */
export function PrivateLayers() {
  const room = useRoom()
  const isAnchor = room.role === 'anchor'
  const floating = useCore((core) => core.floating)
  const open = useSlice(privateSlice, (state) => state.open)
  const hidden = useSlice(privateSlice, (state) => state.hidden)
  const data = useMine()
  const [seen, setSeen] = useState(0)
  const show = data?.performance
  const state = show?.state
  useConfirmEnd(show)
  const isOn = state !== undefined && isInPrivateShow(state)
  const isOver = (state === 'counting' || state === 'ended') && show !== undefined && seen !== show.id
  useEffect(() => {
    const { update } = room
    if (isOn) update(privateSlice, (slice) => ({ ...slice, open: false }))
    // A viewer who closed the sheet while waiting still sees the refusal.
    if (!isAnchor && (state === 'declined' || state === 'expired')) update(privateSlice, (slice) => ({ ...slice, open: true }))
    if (state !== 'asked') update(privateSlice, (slice) => (slice.hidden === 0 ? slice : { ...slice, hidden: 0 }))
  }, [room, isOn, isAnchor, state])
  const choose = useCallback((own: number) => room.update(privateSlice, (slice) => ({ ...slice, own })), [room])
  if (floating) return null
  return (
    <>
      {!isAnchor && (
        <RequestSheet
          open={open && !isOn && !isOver}
          show={show}
          onAsked={choose}
          onOpenChange={(next) => room.update(privateSlice, (slice) => ({ ...slice, open: next }))}
        />
      )}
      {isAnchor && show && (
        <Incoming
          open={state === 'asked' && hidden !== show.id}
          show={show}
          onOpenChange={(next) => room.update(privateSlice, (slice) => ({ ...slice, hidden: next ? 0 : show.id }))}
        />
      )}
      {isOn && data && show && (
        <Suspense fallback={null}>
          <PrivateStage show={show} receivedAt={data.receivedAt} />
        </Suspense>
      )}
      {show && <BillSheet open={isOver} show={show} onOpenChange={(next) => !next && setSeen(show.id)} />}
    </>
  )
}

/** The host's switch and price. */
export function OfferRow() {
  const { t } = useLingui()
  const price = useSlice(privateSlice, (state) => state.price)
  const [open, setOpen] = useState(false)
  return (
    <>
      <MoreTile
        icon="lock"
        label={t`Private shows`}
        badge={price > 0 ? <CoinAmount amount={price} /> : undefined}
        render={<button type="button" data-testid="private-offer" onClick={() => setOpen(true)} />}
      />
      <OfferSheet key={price} open={open} onOpenChange={setOpen} price={price} />
    </>
  )
}
