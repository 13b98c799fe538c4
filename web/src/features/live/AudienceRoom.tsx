import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { CountText } from '../../ui/CountText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AudienceBar } from './AudienceBar.tsx'
import { ChatList } from './ChatList.tsx'
import { ConnectionChip } from './ConnectionChip.tsx'
import { EndCard } from './EndCard.tsx'
import { EntryBanner } from './EntryBanner.tsx'
import { FloatingHearts } from './FloatingHearts.tsx'
import { HostPill } from './HostPill.tsx'
import type { EnteredRoom } from './live.queries.ts'
import { PictureNotice } from './PictureNotice.tsx'
import { RoomVideo } from './RoomVideo.tsx'
import { SoundPill } from './SoundPill.tsx'
import { useBlocked } from './useBlocked.ts'
import { useElapsed } from './useElapsed.ts'
import { noteFollowing } from './useFollow.ts'
import { useHearts } from './useHearts.ts'
import { useOwnSender } from './useOwnSender.ts'
import { useRoomEvents } from './useRoomEvents.ts'
import { useSay } from './useSay.ts'
import { useSound } from './useSound.ts'
import { useWatch } from './useWatch.ts'
import { ViewerCount } from './ViewerCount.tsx'

interface AudienceRoomProps {
  entered: EnteredRoom
  since: number
  onLeave: () => void
  /** Admission is over: the door knows why. */
  onRefused: () => void
}

export function AudienceRoom({ entered, since, onLeave, onRefused }: AudienceRoomProps) {
  const { state, dispatch, connection } = useRoomEvents(entered)
  const { room } = entered
  if (connection === 'refused' && state.ended === undefined) return <Refused onRefused={onRefused} />
  if (state.ended !== undefined) return <Ended stream={room.stream} since={since} onLeave={onLeave} />
  return <OpenRoom entered={entered} state={state} dispatch={dispatch} connection={connection} onLeave={onLeave} />
}

function Refused({ onRefused }: { onRefused: () => void }) {
  useEffect(onRefused, [onRefused])
  return null
}

function Ended({ stream, since, onLeave }: { stream: string; since: number; onLeave: () => void }) {
  const seconds = useElapsed(since)
  const [watched] = useState(seconds)
  return <EndCard stream={stream} watchedSeconds={watched} onLeave={onLeave} />
}

type OpenRoomProps = ReturnType<typeof useRoomEvents> & { entered: EnteredRoom; onLeave: () => void }

function OpenRoom({ entered, state, dispatch, connection, onLeave }: OpenRoomProps) {
  const { t } = useLingui()
  const { room } = entered
  const address = { liveuid: room.uid, stream: room.stream }
  const { videoRef, picture, watchHere } = useWatch(entered)
  const sound = useSound(videoRef)
  const hearts = useHearts(address, state.heartsSeen, dispatch)
  const { say, sayAgain } = useSay(address, useOwnSender(entered.usertype), dispatch)
  useBlocked(dispatch)
  useEffect(() => noteFollowing(room.uid, entered.isattention === 1), [room.uid, entered.isattention])
  const [clear, setClear] = useState(false)
  const greeted = useCallback(() => dispatch({ type: 'greeted' }), [dispatch])

  return (
    <>
      <RoomVideo videoRef={videoRef} poster={room.thumb} shown={picture === 'playing' || picture === 'stalled'} onDoubleTap={hearts.tap} />
      <PictureNotice picture={picture} onWatchHere={watchHere} />
      <FloatingHearts hearts={hearts.hearts} onFaded={hearts.fade} />
      <header className="live-top">
        {!clear && <HostPill uid={room.uid} name={room.user_nicename} avatar={room.avatar_thumb} following={entered.isattention === 1} />}
        <span className="grow" />
        {clear && <IconButton icon="eye" look="glass" size={34} label={t`Show chat and controls`} onClick={() => setClear(false)} />}
        {!clear && <ViewerCount room={address} nums={state.nums} />}
        <IconButton icon="close" size={30} label={t`Close`} data-testid="close-room" onClick={onLeave} />
      </header>
      {!clear && (
        <div className="live-chips">
          <span className="live-chip glass">
            <Icon name="heart" size={14} className="text-pink-soft" />
            <CountText value={state.lights} />
          </span>
          {room.title && (
            <span className="live-chip glass">
              <bdi className="live-cut">{room.title}</bdi>
            </span>
          )}
          <SoundPill on={sound.on} onTap={sound.toggle} />
          <ConnectionChip connection={connection} />
        </div>
      )}
      {!clear && (
        <div className="live-low">
          <EntryBanner person={state.entrances[0]} onDone={greeted} />
          <ChatList state={state} onSayAgain={sayAgain} />
          <AudienceBar
            room={address}
            title={room.title}
            sound={sound}
            onSay={say}
            onHeart={() => hearts.tap()}
            onClear={() => setClear(true)}
          />
        </div>
      )}
    </>
  )
}
