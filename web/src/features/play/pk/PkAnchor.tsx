import { Trans, useLingui } from '@lingui/react/macro'
import { battleMachine, Pk, step } from '@nimbo/contract'
import type { BattleActor, BattleEvent, BattleState, PkBattle } from '@nimbo/contract'
import { useEffect, useRef } from 'react'
import { client } from '../../../lib/client.ts'
import { sendRival } from '../../../lib/media/sendRival.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { isFought, isSplit, pkSlice, sidesFor } from './pk.state.ts'
import { SentCard } from './SentCard.tsx'
import './pk.css'

const RivalsSheet = whenOpened(async () => (await import('./RivalsSheet.tsx')).RivalsSheet)
const InvitedSheet = whenOpened(async () => (await import('./InvitedSheet.tsx')).InvitedSheet, { ahead: true })
const ResultSheet = whenOpened(async () => (await import('./ResultSheet.tsx')).ResultSheet, { ahead: true })
const SurrenderSheet = whenOpened(async () => (await import('./SurrenderSheet.tsx')).SurrenderSheet)

/** Transitions of the battle's table: buttons are offered by the rule the server decides by. */
const may = (battle: PkBattle, event: BattleEvent, actor: BattleActor) =>
  step(battleMachine, battle.state as BattleState, event, actor) !== undefined

/** Beside the camera's tools: whom to battle, or giving up. */
export function PkTool() {
  const { t } = useLingui()
  const { update } = useRoom()
  const battle = useSlice(pkSlice, (state) => state.battle)
  const isFighting = battle !== undefined && may(battle, 'surrender', 'inviter')
  const isFree = battle === undefined || battle.state === 'idle'
  const isAway = useCore((core) => core.paused)
  if (isAway || (!isFree && !isFighting)) return null
  return (
    <button
      type="button"
      className="camera-tool"
      data-testid={isFighting ? 'pk-surrender' : 'pk-open'}
      onClick={() => update(pkSlice, (state) => ({ ...state, choosing: true }))}
    >
      <span className="glass">
        <Icon name={isFighting ? 'flag' : 'torch'} />
      </span>
      <span>{isFighting ? t`Give up` : 'PK'}</span>
    </button>
  )
}

/** The anchor's side of a battle: asking, answering, sending the picture, and the end. */
export function PkAnchor() {
  const room = useRoom()
  const { liveuid } = room.address
  const battle = useSlice(pkSlice, (state) => state.battle)
  const choosing = useSlice(pkSlice, (state) => state.choosing)
  const seen = useSlice(pkSlice, (state) => state.seen)
  const setChoosing = (open: boolean) => room.update(pkSlice, (state) => ({ ...state, choosing: open }))
  const putAway = (open: boolean) => !open && battle && room.update(pkSlice, (state) => ({ ...state, seen: battle.battle }))
  const paused = useCore((core) => core.paused)
  const isInvited = battle?.state === 'invited'
  const isMine = battle?.sides[0]?.uid === liveuid
  const isFighting = battle !== undefined && may(battle, 'surrender', 'inviter')
  const isFree = battle === undefined || battle.state === 'idle'
  useOutcome(battle, liveuid)
  return (
    <>
      <RivalsSheet open={choosing && isFree} onOpenChange={setChoosing} />
      <SurrenderSheet open={choosing && isFighting} onOpenChange={setChoosing} />
      <InvitedSheet open={isInvited && !isMine} onOpenChange={() => undefined} />
      {battle && ((isInvited && isMine) || battle.state === 'connecting') && <SentCard battle={battle} />}
      <ResultSheet open={isFought(battle) && seen !== battle.battle} onOpenChange={putAway} />
      {battle && !paused && (battle.state === 'connecting' || isSplit(battle)) && <Sending key={battle.battle} />}
    </>
  )
}

/** Outcome of an invitation, as a toast. */
function useOutcome(battle: PkBattle | undefined, liveuid: number): void {
  const { t } = useLingui()
  const told = useRef(0)
  useEffect(() => {
    if (battle?.state !== 'idle' || told.current === battle.battle) return
    const rival = sidesFor(battle, liveuid)?.[1]
    const isMine = battle.sides[0]?.uid === liveuid
    told.current = battle.battle
    const name = rival?.uname ?? ''
    if (battle.outcome === 'rejected' && isMine) toast(t`${name} declined`)
    if (battle.outcome === 'expired' && isMine) toast(t`${name} didn’t answer`)
    if (battle.outcome === 'cancelled' && !isMine) toast(t`${name} took the invitation back`)
    if (battle.outcome === 'failed') toast.error(t`The battle couldn’t start. Try again.`)
  }, [battle, liveuid, t])
}

type Sender = ReturnType<typeof sendRival>
const RETRY_MS = 1_000

/** Sends the camera into the rival's room for as long as the battle lasts; the own room keeps its connection. */
function Sending() {
  const { stream } = useRoom().address
  const camera = useCore(({ tiles }) => tiles.find(({ own }) => own)?.stream)
  const sending = useRef<Sender>(undefined)
  const latest = useRef(camera)
  const hasCamera = camera !== undefined

  useEffect(() => {
    if (!hasCamera) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      const { media } = await client.call(Pk.getBattle, { stream })
      if (!media) throw new Error('no battle to send to')
      return media
    }
    const attempt = () => {
      refresh().then(
        (media) => {
          if (!left && latest.current) sending.current = sendRival({ media, stream: latest.current, refresh, isRefusal })
        },
        () => {
          if (!left) timer = setTimeout(attempt, RETRY_MS)
        },
      )
    }
    attempt()
    return () => {
      left = true
      clearTimeout(timer)
      sending.current?.close()
      sending.current = undefined
    }
  }, [stream, hasCamera])

  useEffect(() => {
    if (latest.current === camera) return
    latest.current = camera
    if (camera) sending.current?.replaceStream(camera)
  }, [camera])
  return (
    <p className="sr-only" role="status">
      <Trans>Your camera is also shown in the other live</Trans>
    </p>
  )
}
