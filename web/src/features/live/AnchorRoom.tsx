import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import type { PublishState } from '../../lib/media/publish.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LiveBadge } from '../../ui/LiveBadge.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { AnchorCounts } from './AnchorCounts.tsx'
import { AnchorLost } from './AnchorLost.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatList } from './ChatList.tsx'
import { clockText } from '../../lib/format.ts'
import { ConnectionChip } from './ConnectionChip.tsx'
import { EntryBanner } from './EntryBanner.tsx'
import { FloatingHearts } from './FloatingHearts.tsx'
import type { EnteredRoom } from './live.queries.ts'
import { UplinkMeter } from './UplinkMeter.tsx'
import { useBlocked } from './useBlocked.ts'
import { useElapsed } from './useElapsed.ts'
import { useHearts } from './useHearts.ts'
import { useOnAir } from './useOnAir.ts'
import { useOwnSender } from './useOwnSender.ts'
import { usePublish } from './usePublish.ts'
import { useRoomEvents } from './useRoomEvents.ts'
import { useSay } from './useSay.ts'
import { useShare } from './useShare.ts'
import { ViewerCount } from './ViewerCount.tsx'

const EndLiveSheet = whenOpened(async () => (await import('./EndLiveSheet.tsx')).EndLiveSheet, { ahead: true })

interface AnchorRoomProps {
  entered: EnteredRoom
  camera: MediaStream
  busy: boolean
  onEnd: () => void
  onEnded: (lost: boolean) => void
  onRestart: () => void
}

/** The running show as its host sees it. */
export function AnchorRoom({ entered, camera, busy, onEnd, onEnded, onRestart }: AnchorRoomProps) {
  const { t } = useLingui()
  const { room } = entered
  const address = { liveuid: room.uid, stream: room.stream }
  const { state, dispatch, connection } = useRoomEvents(entered)
  const { state: sending, uplink, gaveUp } = usePublish(entered, camera)
  const startedAt = useOnAir(room.stream, sending)
  const hearts = useHearts(address, state.heartsSeen, dispatch)
  const { say, sayAgain } = useSay(address, useOwnSender(entered.usertype), dispatch)
  useBlocked(dispatch)
  const { share } = useShare(address, room.title)
  const [ending, setEnding] = useState(false)
  const greeted = useCallback(() => dispatch({ type: 'greeted' }), [dispatch])

  useEffect(() => {
    if (state.ended !== undefined) onEnded(state.ended === 'lost')
  }, [state.ended, onEnded])

  return (
    <>
      <FloatingHearts hearts={hearts.hearts} onFaded={hearts.fade} />
      <header className="live-top">
        <HostClock name={room.user_nicename} avatar={room.avatar_thumb} startedAt={startedAt} />
        {startedAt !== undefined && <LiveBadge />}
        <span className="grow" />
        <ViewerCount room={address} nums={state.nums} />
        <button type="button" data-testid="end-live" className="live-pill live-pill-stop hit-44" onClick={() => setEnding(true)}>
          <Trans comment="Button that ends the live show">End</Trans>
        </button>
      </header>
      <AnchorCounts hearts={state.lights} messages={state.messages} />
      <div className="live-chips anchor-chips">
        {sending === 'live' && <UplinkMeter uplink={uplink} />}
        <SendingChip sending={sending} />
        <ConnectionChip connection={connection} />
      </div>
      <AnchorLost
        why={sending === 'elsewhere' || state.moved ? 'elsewhere' : sending === 'refused' || gaveUp ? 'lost' : undefined}
        onRestart={onRestart}
        onEnd={onEnd}
      />
      <div className="live-low">
        <EntryBanner person={state.entrances[0]} onDone={greeted} />
        <ChatList state={state} onSayAgain={sayAgain} />
        <ChatComposer onSay={say}>
          <IconButton icon="share" flip look="glass" size={44} label={t`Share`} onClick={share} />
        </ChatComposer>
      </div>
      <EndLiveSheet open={ending} onOpenChange={setEnding} busy={busy} onEnd={onEnd} />
    </>
  )
}

function HostClock({ name, avatar, startedAt }: { name: string; avatar: string; startedAt: number | undefined }) {
  const seconds = useElapsed(startedAt)
  return (
    <div className="live-host glass" data-plain="true">
      <Avatar src={avatar} name={name} size={34} ring />
      <div className="min-w-0">
        <p className="live-host-name live-cut">
          <bdi>{name}</bdi>
        </p>
        <p className="live-host-id" data-testid="elapsed" data-on-air={startedAt !== undefined}>
          <bdi>{clockText(seconds, { hours: true })}</bdi>
        </p>
      </div>
    </div>
  )
}

function SendingChip({ sending }: { sending: PublishState }) {
  if (sending !== 'connecting' && sending !== 'lost') return null
  return (
    <span role="status" className="live-chip glass">
      <Icon name="alert" size={14} />
      {sending === 'lost' ? <Trans>Connection lost, reconnecting…</Trans> : <Trans>Starting your live…</Trans>}
    </span>
  )
}
