import { Linkmic } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import { useStore } from 'zustand'
import { clockText } from '../../../lib/clockText.ts'
import { usePerson } from '../../../room/person.ts'
import { PersonAct } from '../../../room/PersonAct.tsx'
import { TileContext, useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../../../ui/useNow.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { guestOf } from './guestControl.ts'
import { noteMine, useMicAct } from './mic.queries.ts'
import { linkOf, micSlice } from './mic.state.ts'
import { MicRequest, MicRequestText } from './MicRequest.tsx'
import { useMicList } from './useMicList.ts'
import './mic.css'

export { MicGuest } from './MicGuest.tsx'

const MicPanel = whenOpened(async () => (await import('./MicPanel.tsx')).MicPanel)

/** Anchor, admins and super-admins keep order among guests. */
const useManages = () => useCore((core) => core.usertype >= 40)

/** Asks before it opens whether asking is allowed, so that nobody prepares in vain. A request that waits is seen on it, with the sheet closed. */
export function MicButton() {
  const { t } = useLingui()
  const room = useRoom()
  const { store } = guestOf(room)
  const state = useSlice(micSlice, (mic) => linkOf(mic)?.state)
  const isClosed = useSlice(micSlice, (mic) => mic.setting?.ismic === 0)
  const here = useStore(store, (guest) => guest.here)
  const asking = useMicAct(Linkmic.isMic, () => store.setState({ open: true }))
  if ((state === 'on' && here) || (isClosed && state === undefined)) return null
  return (
    <button
      type="button"
      className="mic-tool"
      data-testid="mic-ask"
      aria-busy={asking.isPending || undefined}
      onClick={() => (state ? store.setState({ open: true }) : asking.mutate({ liveuid: room.address.liveuid }))}
    >
      <span className="glass">
        <Icon name="mic" />
      </span>
      {state === 'requested' ? <Pending /> : <span>{t({ message: 'Join', context: 'button: ask to come on the mic' })}</span>}
    </button>
  )
}

function Pending() {
  const { t } = useLingui()
  const until = useSlice(micSlice, (mic) => linkOf(mic)?.until ?? 0)
  const left = Math.max(0, Math.ceil(until / 1000 - useNow()))
  return (
    <span role="timer" aria-label={t`Time left to answer`} className="mic-pending" data-testid="mic-pending">
      <bdi dir="ltr">{clockText(left)}</bdi>
    </span>
  )
}

/** Count of requests that wait for an answer; opens the panel of the mic. */
export function MicChip() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const manages = useManages()
  const waiting = useSlice(micSlice, (state) => state.people.filter((person) => person.state === 'requested').length)
  if (!manages) return null
  return (
    <>
      <button
        type="button"
        className="room-chip glass hit-44"
        data-testid="mic-chip"
        data-waiting={waiting > 0}
        onClick={() => setOpen(true)}
      >
        <Icon name="mic" size={14} />
        {t`Mic`} {waiting > 0 && <CountText value={waiting} />}
      </button>
      <MicPanel open={open} onOpenChange={setOpen} />
    </>
  )
}

const SHOWN = 2

/** Requests wait ten seconds: they are answered where they come. */
export function MicRequests() {
  const manages = useManages()
  const people = useSlice(micSlice, (state) => state.people)
  useMicList(useRoom().role === 'anchor')
  if (!manages) return null
  const asking = people.filter(({ state }) => state === 'requested')
  const newest = asking.at(-1)
  return (
    <>
      <p className="sr-only" role="status">
        {newest && <MicRequestText person={newest} />}
      </p>
      {asking.slice(0, SHOWN).map((person) => (
        <MicRequest key={person.uid} person={person} />
      ))}
    </>
  )
}

/** Name and microphone of everybody in a picture of several. */
export function TileLabel() {
  const { t } = useLingui()
  const room = useRoom()
  const tile = useContext(TileContext)
  const manages = useManages()
  const person = useSlice(micSlice, (state) => state.people.find(({ uid }) => uid === tile?.uid))
  const isShared = useCore((core) => core.tiles.length > 1 || core.ownTile !== undefined)
  const mute = useMicAct(Linkmic.muteMic)
  const cut = useMicAct(Linkmic.cutMic)
  if (!tile || (tile.role === 'anchor' && !isShared)) return null
  const isHost = tile.role === 'anchor'
  const name = isHost ? room.entered.room.user_nicename : (person?.name ?? '')
  const isHeard = isHost || tile.tracks.includes('microphone')
  const target = { ...room.address, touid: tile.uid }
  return (
    <>
      {!isHost && !tile.shown && (
        <span className="mic-face">
          <Avatar src={person?.avatar ?? ''} name={name} size={56} />
        </span>
      )}
      <p className="mic-name" data-testid="tile-name">
        <span data-heard={isHeard}>
          <Icon name={isHeard ? 'mic' : 'micOff'} size={12} />
          <span className="sr-only">{isHeard ? t`Mic on` : t`Mic off`}</span>
        </span>
        <bdi className="room-cut">{tile.own && !isHost ? t({ message: 'You', context: 'my own picture among several' }) : name}</bdi>
      </p>
      {!isHost && manages && !tile.own && (
        <span className="mic-acts">
          {isHeard && (
            <IconButton
              icon="micOff"
              variant="glass"
              size={30}
              label={t({ message: `Mute ${name}`, context: 'a guest’s microphone' })}
              data-testid="mic-mute"
              onClick={() => mute.mutate(target)}
            />
          )}
          <IconButton
            icon="close"
            variant="glass"
            size={30}
            label={t`Take ${name} off the mic`}
            data-testid="mic-cut"
            onClick={() => cut.mutate(target)}
          />
        </span>
      )}
    </>
  )
}

/** Controls of a guest on air. */
export function OnAir() {
  const { t } = useLingui()
  const room = useRoom()
  const { store, capture, sender } = guestOf(room)
  const sent = useStore(store, (guest) => guest.sent)
  const since = useStore(store, (guest) => guest.since)
  const video = useStore(store, (guest) => guest.video)
  const leave = useMicAct(Linkmic.leaveMic, (link) => noteMine(room, link))
  const now = useNow(sent ? 1 : Infinity)
  if (!sent) return null
  const host = <bdi>{room.entered.room.user_nicename}</bdi>
  return (
    <section className="mic-air" data-testid="on-air" aria-label={t`On the mic`}>
      <p className="glass">
        <Icon name="mic" size={16} />
        <span className="room-cut">
          <Trans>You’re on air with {host}</Trans>
        </span>
        <bdi>{clockText(Math.max(0, Math.floor(now - since / 1000)))}</bdi>
      </p>
      <div className="mic-buttons">
        <Round
          icon={sent.microphone ? 'mic' : 'micOff'}
          label={
            sent.microphone ? t({ message: 'Mute', context: 'my own microphone' }) : t({ message: 'Unmute', context: 'my own microphone' })
          }
          off={!sent.microphone}
          onClick={() => void sender.toggle('microphone')}
        />
        {video && (
          <Round icon="camera" label={t`Camera`} pressed={sent.camera} off={!sent.camera} onClick={() => void sender.toggle('camera')} />
        )}
        {video && <Round icon="flip" label={t`Flip`} onClick={() => void capture.flip()} />}
        <Round icon="gift" label={t`Gifts`} onClick={() => room.showPanel('gifts', true)} />
        <Round icon="exit" flip stop label={t`Leave`} testid="mic-leave" onClick={() => leave.mutate(room.address)} />
      </div>
    </section>
  )
}

interface RoundProps {
  icon: IconName
  label: string
  /** For a label that stays the same; one that says what a tap does needs no state. */
  pressed?: boolean
  off?: boolean
  flip?: boolean
  stop?: boolean
  testid?: string
  onClick: () => void
}

function Round({ icon, label, pressed, off = false, flip = false, stop = false, testid, onClick }: RoundProps) {
  return (
    <button
      type="button"
      className="mic-round"
      aria-pressed={pressed}
      data-off={off}
      data-stop={stop}
      data-testid={testid}
      onClick={onClick}
    >
      <span>
        <Icon name={icon} flip={flip} />
      </span>
      {label}
    </button>
  )
}

export function InviteAct() {
  const { t } = useLingui()
  const room = useRoom()
  const { uid, close } = usePerson()
  const manages = useManages()
  const isFree = useSlice(micSlice, (state) => state.people.every((person) => person.uid !== uid || person.state === 'requested'))
  const invite = useMicAct(Linkmic.inviteMic, () => {
    toast(t`Invitation sent`)
    close()
  })
  if (!manages || !isFree || uid === room.address.liveuid) return null
  return (
    <PersonAct icon="mic" busy={invite.isPending} onClick={() => invite.mutate({ ...room.address, touid: uid })}>
      <Trans comment="Button: invite somebody to come on the mic">Invite to mic</Trans>
    </PersonAct>
  )
}
