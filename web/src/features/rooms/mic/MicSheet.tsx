import { hasSeat, Linkmic, micSeconds } from '@nimbo/contract'
import type { MicLink } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { connectionOf, guestOf } from './guestControl.ts'
import { noteMine, useMicAct } from './mic.queries.ts'
import { linkOf, micSlice } from './mic.state.ts'
import './mic.css'

interface MicSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The way to the mic: what to bring, the wait for an answer, the last seconds before being on air. */
export function MicSheet({ open, onOpenChange }: MicSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Join on the mic`} titleHidden scrim="light">
      {open && <Steps />}
    </Sheet>
  )
}

function Steps() {
  const state = useSlice(micSlice, (mic) => linkOf(mic)?.state ?? 'none')
  const { store } = guestOf(useRoom())
  const here = useStore(store, (guest) => guest.here)
  return (
    <div className="mic-sheet" data-testid="mic-sheet" data-state={state}>
      {state === 'requested' ? (
        <Waiting />
      ) : !hasSeat(state) ? (
        <Choosing invited={state === 'invited'} />
      ) : here ? (
        <Countdown />
      ) : (
        <Returning />
      )}
    </div>
  )
}

/** A seat of mine that this tab does not send from: its page was loaded anew, or another one does. */
function Returning() {
  const room = useRoom()
  const control = guestOf(room)
  const status = useStore(control.capture.store, (state) => state.status)
  const connected = useCore((core) => core.media)
  const host = <bdi>{room.entered.room.user_nicename}</bdi>
  const fault = useFaultText(status)
  const leave = useMicAct(Linkmic.leaveMic, (link) => {
    noteMine(room, link)
    control.store.setState({ open: false })
  })
  const join = useMicAct(Linkmic.joinMic, (link) => {
    noteMine(room, link)
    if (hasSeat(link.state)) control.store.setState({ here: true, connection: connected ? connectionOf(connected) : '' })
  })
  return (
    <>
      <div className="mic-head">
        <div role="status">
          <h2>
            <Trans>Back to the mic?</Trans>
          </h2>
          <p>
            <Trans>Your seat beside {host} is kept for a few seconds.</Trans>
          </p>
        </div>
      </div>
      <Preview />
      <Fault text={fault} />
      <div className="mic-foot">
        <Button variant="quiet" busy={leave.isPending} data-testid="mic-leave-seat" onClick={() => leave.mutate(room.address)}>
          <Trans>Leave the mic</Trans>
        </Button>
        <Button
          data-testid="mic-return"
          disabled={status !== 'ready' || !connected}
          busy={join.isPending}
          onClick={() => connected && join.mutate({ ...room.address, connection: connectionOf(connected) })}
        >
          <Trans>Go back on air</Trans>
        </Button>
      </div>
    </>
  )
}

function Choosing({ invited }: { invited: boolean }) {
  const { t } = useLingui()
  const room = useRoom()
  const control = guestOf(room)
  const video = useStore(control.store, (guest) => guest.video)
  const status = useStore(control.capture.store, (state) => state.status)
  const connected = useCore((core) => core.media)
  const host = <bdi>{room.entered.room.user_nicename}</bdi>
  /** From here on this tab is the one that is on its way to the mic. */
  const endedBefore = useRef(0)
  const endings = () => room.read(micSlice).ended?.count ?? 0
  const begun = (link: MicLink) => {
    // The event that somebody refused may overtake the answer to asking.
    if (link.state === 'requested' && endings() !== endedBefore.current) return
    noteMine(room, link)
    control.store.setState({ here: true, connection: connected ? connectionOf(connected) : '' })
  }
  const ask = useMicAct(Linkmic.askMic, begun)
  const answer = useMicAct(Linkmic.answerMic, (link) => link.state !== 'none' && begun(link))
  const isvideo = video ? 1 : 0
  const isReady = status === 'ready' && connected !== undefined
  const fault = useFaultText(status)

  function go() {
    if (!connected) return
    const connection = connectionOf(connected)
    endedBefore.current = endings()
    if (invited) answer.mutate({ ...room.address, touid: room.entered.sender.uid, accept: 1, connection, isvideo })
    else ask.mutate({ ...room.address, connection, isvideo })
  }
  function decline() {
    answer.mutate({ ...room.address, touid: room.entered.sender.uid, accept: 0 })
    control.store.setState({ open: false })
  }
  return (
    <>
      <div className="mic-head">
        {invited && <Ring />}
        <div>
          <h2>{invited ? <Trans>{host} invites you to the mic</Trans> : <Trans>Join {host} on the mic</Trans>}</h2>
          <p>
            <Trans>Everyone in this live will see or hear you.</Trans>
          </p>
        </div>
      </div>
      <Preview />
      <SegmentedTabs
        label={t`Join with`}
        items={[
          { key: 'video', label: t`Video` },
          { key: 'sound', label: t`Voice only` },
        ]}
        value={video ? 'video' : 'sound'}
        onChange={(key) => control.store.setState({ video: key === 'video' })}
      />
      <Fault text={fault} />
      <div className="mic-foot">
        <p>
          <Trans>Free. You can get gifts too.</Trans>
        </p>
        {invited && (
          <Button variant="quiet" data-testid="mic-decline" onClick={decline}>
            <Trans>Not now</Trans>
          </Button>
        )}
        <Button data-testid="mic-go" disabled={!isReady} busy={ask.isPending || answer.isPending} onClick={go}>
          {invited ? <Trans comment="Button: accept an invitation to the mic">Join</Trans> : <Trans>Ask to join</Trans>}
        </Button>
      </div>
    </>
  )
}

function Fault({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="mic-fault">
        {text}
      </p>
    )
  )
}

function useFaultText(status: string): string | undefined {
  const { t } = useLingui()
  const faults: Record<string, string> = {
    denied: t`Allow both in your browser’s site settings, then try again.`,
    missing: t`Connect a camera and a microphone, then try again.`,
    busy: t`Close other apps that use the camera, then try again.`,
    insecure: t`Open Nimbo from an https:// address.`,
  }
  return faults[status]
}

/** Only I see it, turned around like a mirror. */
function Preview() {
  const room = useRoom()
  const { capture, store } = guestOf(room)
  const { uhead, uname } = room.entered.sender
  const stream = useStore(capture.store, (state) => state.stream)
  const mirror = useStore(capture.store, (state) => state.mirror)
  const video = useStore(store, (guest) => guest.video)
  return (
    <div className="mic-preview">{video ? <Picture stream={stream} mirror={mirror} /> : <Avatar src={uhead} name={uname} size={72} />}</div>
  )
}

function Picture({ stream, mirror }: { stream: MediaStream | undefined; mirror: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!ref.current) return
    ref.current.srcObject = stream ?? null
    void ref.current.play().catch(() => undefined)
  }, [stream])
  return <video ref={ref} muted playsInline autoPlay data-testid="mic-preview" data-mirror={mirror} />
}

function Ring() {
  const { t } = useLingui()
  const room = useRoom()
  const left = useSecondsLeft()
  const { uhead, uname } = room.entered.sender
  return (
    <span className="mic-ring">
      <Avatar src={uhead} name={uname} size={64} />
      <ProgressRing value={Math.min(1, left / micSeconds.answer)} size={64} label={t`Time left to answer`} />
    </span>
  )
}

function useSecondsLeft(): number {
  const until = useSlice(micSlice, (state) => linkOf(state)?.until ?? 0)
  return Math.max(0, Math.ceil(until / 1000 - useNow()))
}

function Waiting() {
  const { t } = useLingui()
  const room = useRoom()
  const control = guestOf(room)
  const left = useSecondsLeft()
  const host = <bdi>{room.entered.room.user_nicename}</bdi>
  const { micOn, changing } = useStore(control.capture.store)
  const video = useStore(control.store, (guest) => guest.video)
  const leave = useMicAct(Linkmic.leaveMic, (link) => noteMine(room, link))
  const cancel = useMicAct(Linkmic.cancelMic, (link) => {
    // The answer was quicker: whoever does not want to be on the mic leaves it.
    if (link.state === 'accepted' || link.state === 'on') leave.mutate(room.address)
    else noteMine(room, link)
  })
  return (
    <>
      <div className="mic-head">
        <Ring />
        <div>
          <div role="status">
            <h2>
              <Trans>Request sent</Trans>
            </h2>
          </div>
          <p role="timer">
            <Trans>
              Waiting for {host} · {left} s left
            </Trans>
          </p>
        </div>
      </div>
      <div className="mic-choices">
        <button type="button" aria-pressed={micOn} onClick={control.capture.toggleMic}>
          <Icon name={micOn ? 'mic' : 'micOff'} size={18} />
          {micOn ? t`Mic on` : t`Mic off`}
        </button>
        {video && (
          <button type="button" aria-disabled={changing || undefined} onClick={() => void control.capture.flip()}>
            <Icon name="flip" size={18} />
            {t`Flip`}
          </button>
        )}
      </div>
      <div className="mic-foot">
        <p>
          <Trans>Free. You can get gifts too.</Trans>
        </p>
        <Button
          variant="quiet"
          data-testid="mic-cancel"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ ...room.address, touid: room.entered.sender.uid })}
        >
          <Trans>Cancel request</Trans>
        </Button>
      </div>
    </>
  )
}

/** The last moment to think better of it. */
function Countdown() {
  const room = useRoom()
  const control = guestOf(room)
  const count = useStore(control.store, (guest) => guest.count)
  const leave = useMicAct(Linkmic.leaveMic, (link) => noteMine(room, link))
  return (
    <>
      <div className="mic-count" role="timer" aria-live="assertive" data-testid="mic-count">
        <strong>{count ?? 1}</strong>
        <p>
          <Trans>You’re about to be on air</Trans>
        </p>
      </div>
      <Preview />
      <Button variant="quiet" block busy={leave.isPending} onClick={() => leave.mutate(room.address)}>
        <Trans>Leave the mic</Trans>
      </Button>
    </>
  )
}
