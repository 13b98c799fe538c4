import { Quoted } from '../../../lib/Quoted.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { messageKinds } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { useSession } from '../../../lib/session.ts'
import type { LineProps } from '../../../room/lines.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useCore, useMoreRow, useRoom, useSlice } from '../../../room/useRoom.ts'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { listedPack, offeredPacks, stateAt } from './pack.state.ts'
import { redListQuery } from './red.queries.ts'
import { redSlice, showPack, showSheet } from './red.state.ts'
import './red.css'

const SendSheet = whenOpened(async () => (await import('./SendSheet.tsx')).SendSheet)
const PackCard = whenOpened(async () => (await import('./PackCard.tsx')).PackCard)
const PackList = whenOpened(async () => (await import('./PackList.tsx')).PackList)

/** Asks once what there is for whoever came later, or whose events were lost; draws what is open. */
export function RedPanels() {
  const room = useRoom()
  const { stream } = room.address
  const uid = useSession((session) => session.uid)
  const { restores, isAsked, shown, sheet } = useSlice(redSlice, (state) => state)
  const isHidden = useCore(({ floating, ended }) => floating || ended !== undefined)
  const mayBeThere = !isAsked && (restores > 1 || room.entered.isred === 1)
  const { data } = useQuery({ ...redListQuery(uid, stream), enabled: mayBeThere })
  useEffect(() => {
    if (!data) return
    const now = Date.now()
    room.update(redSlice, (state) => ({ ...state, isAsked: true, packs: data.map((pack) => listedPack(pack, now)) }))
  }, [data, room])
  return (
    <>
      <SendSheet open={sheet === 'send' && !isHidden} onOpenChange={(open) => showSheet(room, open ? 'send' : undefined)} />
      <PackList open={sheet === 'list' && !isHidden} onOpenChange={(open) => showSheet(room, open ? 'list' : undefined)} />
      <PackCard open={shown > 0 && !isHidden} onOpenChange={(open) => !open && showPack(room, 0)} />
    </>
  )
}

/** The pack that is next for me, how many there are, and when it opens. */
export function RedFloat() {
  const { t } = useLingui()
  const room = useRoom()
  const me = useSession((session) => session.uid)
  const packs = useSlice(redSlice, (state) => state.packs)
  const blocked = useCore((core) => core.blocked)
  const nowMs = useNow(packs.length > 0 ? 1 : Infinity) * 1000
  const offered = offeredPacks(
    packs.filter(({ uid }) => !blocked.has(uid)),
    me,
    nowMs,
  )
  const [next] = offered
  if (!next) return null
  const waits = stateAt(next, nowMs) === 'waiting'
  const left = clockText(Math.ceil((next.opensAt - nowMs) / 1000))
  return (
    <button type="button" className="red-float" data-testid="red-float" onClick={() => showPack(room, next.id)}>
      {offered.length > 1 && (
        <span className="red-float-count" data-testid="red-count" aria-hidden>
          {offered.length}
        </span>
      )}
      <img src="/art/red-pack-closed.svg" alt={t`Red pack`} width={58} height={58} data-open={!waits} />
      <span className="red-float-time">{waits ? <bdi dir="ltr">{left}</bdi> : <Trans context="a red pack">Open</Trans>}</span>
    </button>
  )
}

export function RedRow() {
  const { t } = useLingui()
  const room = useRoom()
  const open = useMoreRow(() => showSheet(room, 'send'))
  return (
    <MoreTile
      start={<img src="/art/red-pack-closed.svg" alt="" width={34} height={34} />}
      label={t`Red pack`}
      render={<button type="button" data-testid="open-red" onClick={open} />}
    />
  )
}

export function RedLine({ event }: LineProps<'redSent'>) {
  const room = useRoom()
  const { uname, level, nums, des, redid } = event
  return (
    <button
      type="button"
      className="chat-line red-line"
      data-kind={messageKinds.redPack}
      data-testid="red-line"
      onClick={() => showPack(room, redid)}
    >
      <span className="chat-badges">
        <LevelBadge level={level} />
      </span>
      <Trans>
        <b>
          <bdi>{uname}</bdi>
        </b>{' '}
        sent a red pack
      </Trans>{' '}
      <img src="/art/red-pack-closed.svg" alt="" width={20} height={20} />{' '}
      <span className="red-line-nums">
        <Plural value={nums} one="# share" other="# shares" />
      </span>
      {des !== '' && (
        <>
          {' '}
          <span className="red-line-words">
            <Quoted text={des} />
          </span>
        </>
      )}
    </button>
  )
}
