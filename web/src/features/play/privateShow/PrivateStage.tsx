import { Trans, useLingui } from '@lingui/react/macro'
import { mayDo, type PrivatePerformance } from '@nimbo/contract'
import { useRef, useState } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { Slot } from '../../../room/Slot.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCover } from '../../../ui/useCover.ts'
import { useNow } from '../../../ui/useNow.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useEnd } from './privateShow.queries.ts'
import { clockOf } from './clock.ts'
import { PrivateCamera, PrivatePicture } from './PrivatePicture.tsx'
import './privateShow.css'

const ExtendSheet = whenOpened(async () => (await import('./ExtendSheet.tsx')).ExtendSheet, { ahead: true })

interface PrivateStageProps {
  show: PrivatePerformance
  /** Time of the server's answer, by this device's clock. */
  receivedAt: number
}

/** The private show itself, over the room: the picture, its clock and what it costs. */
export function PrivateStage({ show, receivedAt }: PrivateStageProps) {
  const { t } = useLingui()
  const room = useRoom()
  const isAnchor = room.role === 'anchor'
  const stage = useRef<HTMLElement>(null)
  useCover(stage)
  const [ending, setEnding] = useState(false)
  const [extending, setExtending] = useState(false)
  const end = useEnd(room)
  const now = useNow(1)
  const clock = clockOf(show, now - receivedAt / 1000)
  const other = isAnchor ? show.viewer : show.host
  const actor = isAnchor ? 'anchor' : 'viewer'
  const finish = () =>
    end.mutate(show.id, {
      onSuccess: () => setEnding(false),
      onError: (e) => toast.error(refusalText(e) ?? t`Something went wrong. Try again.`),
    })
  return (
    <section
      ref={stage}
      tabIndex={-1}
      className="private-stage"
      aria-label={t`Private show`}
      data-testid="private-stage"
      data-state={show.state}
    >
      {isAnchor ? <PrivateCamera id={show.id} /> : <PrivatePicture id={show.id} poster={room.entered.room.thumb} />}
      <header className="private-panel glass">
        <div className="private-who">
          <Avatar src={other.avatar} name={other.user_nicename} size={40} />
          <div className="min-w-0 flex-1">
            <p className="private-name">
              <bdi className="room-cut">{other.user_nicename}</bdi>
              <span>
                <Icon name="lock" size={12} />
                <Trans context="this show is private">Private</Trans>
              </span>
            </p>
            <p className="t-cap">
              <Status show={show} next={clock.next} />
            </p>
          </div>
          {mayDo(show.state, 'end', actor) && (
            <Button variant="stop" size="md" data-testid="private-end" onClick={() => setEnding(true)}>
              <Trans comment="Button that ends a private show">End</Trans>
            </Button>
          )}
        </div>
        <dl className="private-figures">
          <div>
            <dt>
              <Trans context="of a private show">Time</Trans>
            </dt>
            <dd data-testid="private-time">
              <bdi dir="ltr">{clockText(clock.elapsed)}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <Trans context="of a private show">Cost</Trans>
            </dt>
            <dd data-testid="private-cost">
              <CoinAmount amount={show.cost} size={18} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans context="of a private show">Deposit left</Trans>
            </dt>
            <dd data-testid="private-left">
              <bdi dir="ltr">{clockText(clock.left)}</bdi>
            </dd>
          </div>
        </dl>
        <progress
          className="private-bar"
          aria-label={t`Deposit used`}
          max={show.minutes * show.length + show.free}
          value={show.minutes * show.length + show.free - clock.left}
        />
      </header>
      {clock.isLast && (
        <p className="private-warning" role="alert" data-testid="private-warning">
          <Icon name="clock" size={18} />
          <span>
            {isAnchor ? (
              <Trans>The deposit ends in less than a minute</Trans>
            ) : (
              <Trans>Your deposit ends in less than a minute. Add minutes to continue.</Trans>
            )}
          </span>
        </p>
      )}
      {isAnchor && (
        <div className="private-tools">
          <Slot place="tools" />
        </div>
      )}
      {!isAnchor && mayDo(show.state, 'extend', 'viewer') && (
        <div className="private-actions">
          <Button variant={clock.isLast ? 'accent' : 'glass'} size="lg" data-testid="private-extend" onClick={() => setExtending(true)}>
            <Icon name="plus" size={18} />
            <Trans>Add minutes</Trans>
          </Button>
        </div>
      )}
      {!isAnchor && <ExtendSheet open={extending} onOpenChange={setExtending} show={show} />}
      <ConfirmSheet
        open={ending}
        onOpenChange={setEnding}
        title={t`End private show?`}
        text={
          isAnchor ? (
            <Trans>You’re paid for the minutes so far. The rest of the deposit goes back to the viewer, and your live continues.</Trans>
          ) : (
            <Trans>You pay for the minutes so far. The rest of your deposit comes back.</Trans>
          )
        }
        confirm={<Trans>End private show</Trans>}
        cancel={<Trans>Continue</Trans>}
        busy={end.isPending}
        onConfirm={finish}
      />
    </section>
  )
}

function Status({ show, next }: { show: PrivatePerformance; next: number }) {
  const clock = <bdi dir="ltr">{clockText(next)}</bdi>
  const wait = <bdi dir="ltr">{clockText(show.wait)}</bdi>
  return (
    <>
      {/* The visible clock counts every second, which no reader wants read out. */}
      <span className="sr-only" role="status">
        {show.state === 'accepted' && <Trans>Connecting…</Trans>}
        {show.state === 'paused' && <Trans>Paused</Trans>}
      </span>
      <span role="timer" data-testid="private-status">
        {show.state === 'accepted' && <Trans>Connecting… {wait}</Trans>}
        {show.state === 'paused' && <Trans>Paused, no video. Ends in {wait}</Trans>}
        {show.state === 'running' &&
          (show.flowed < show.free ? <Trans>Free for the first seconds</Trans> : <Trans>Next minute in {clock}</Trans>)}
      </span>
    </>
  )
}
