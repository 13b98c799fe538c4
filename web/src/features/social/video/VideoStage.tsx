import { Trans, useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { hasFullScreen, toggleFullScreen } from '../../../lib/fullScreen.ts'
import { goBack } from '../../../lib/goBack.ts'
import { isSignedIn } from '../../../lib/session.ts'
import { BusyDots } from '../../../ui/BusyDots.tsx'
import { Button } from '../../../ui/Button.tsx'
import { importChunk } from '../../../ui/codeGone.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SeekBar } from './SeekBar.tsx'
import { SpeedRow, useSpeedText } from './SpeedRow.tsx'
import { type Player, usePlayback } from './usePlayback.ts'
import { useVideoGestures } from './useVideoGestures.ts'
import type { Travel } from './useVideoTravel.ts'
import { VideoInfo } from './VideoInfo.tsx'
import { VideoSide } from './VideoSide.tsx'
import { countView } from './video.queries.ts'
import { STEP_SECONDS } from './video.state.ts'

/** Sheets are half of what this screen weighs, and few open one. */
const VideoMore = lazy(async () => ({ default: (await importChunk(() => import('./VideoMore.tsx'))).VideoMore }))

/** Time of the video to be seen before it counts as watched. */
const WATCHED_SECONDS = 2

/** One video, filling the screen. Another one is another stage. */
export function VideoStage({ video, travel }: { video: ShortVideo; travel: Travel }) {
  const { t } = useLingui()
  const [area, setArea] = useState<HTMLElement | null>(null)
  // Undefined until it is first opened.
  const [more, setMore] = useState<boolean>()
  const [choosingSpeed, setChoosingSpeed] = useState(false)
  const speedButton = useRef<HTMLButtonElement>(null)
  const closeSpeeds = () => {
    setChoosingSpeed(false)
    // The row takes the focus with it.
    speedButton.current?.focus()
  }
  const [film, player] = usePlayback()
  const hasCaptions = video.captions !== ''
  const { go, next, previous } = travel
  useCountedView(video.id, player)

  const keys: Record<string, () => void> = {
    ' ': player.toggle,
    k: player.toggle,
    ArrowDown: () => go('next'),
    ArrowUp: () => go('previous'),
    ArrowLeft: () => player.step(-STEP_SECONDS),
    ArrowRight: () => player.step(STEP_SECONDS),
    m: () => player.setMuted(!player.muted),
    f: () => void toggleFullScreen(),
    ...(hasCaptions && { c: () => player.setCaptions(!player.captions) }),
  }
  const onKey = (key: string) => {
    const act = keys[key]
    act?.()
    return act !== undefined
  }
  useVideoGestures(area, { onSwipe: go, onTap: player.toggle, onKey })

  return (
    <>
      <div
        className="video-screen"
        data-shape={video.width > video.height ? 'wide' : 'upright'}
        data-testid="video-stage"
        data-video={video.id}
      >
        <video
          ref={film}
          src={video.href}
          poster={video.thumb}
          playsInline
          loop
          preload="auto"
          muted
          data-testid="video"
          aria-label={video.title || t`Video`}
        >
          {hasCaptions && <track kind="captions" src={video.captions} label={t`Captions`} />}
        </video>
        <div ref={setArea} className="video-area" data-testid="video-area" />
        <PlayState player={player} />
        <div className="video-top">
          <IconButton icon="back" flip variant="glass" size={44} label={t`Back`} onClick={goBack} />
          {player.muted && player.status === 'playing' && (
            <button type="button" className="video-sound hit-44" data-testid="video-sound-pill" onClick={() => player.setMuted(false)}>
              <Icon name="mute" size={15} />
              <Trans>Tap for sound</Trans>
            </button>
          )}
          <IconButton icon="more" variant="glass" size={44} label={t`More`} onClick={() => setMore(true)} />
        </div>
        <VideoSide video={video} />
        <div className="video-foot">
          <VideoInfo video={video} />
          {choosingSpeed && <SpeedRow player={player} onChosen={closeSpeeds} />}
          <SeekBar player={player} />
          <Controls
            player={player}
            hasCaptions={hasCaptions}
            speedButton={speedButton}
            onSpeed={() => setChoosingSpeed(!choosingSpeed)}
            isChoosing={choosingSpeed}
          />
        </div>
      </div>
      <div className="video-travel">
        <IconButton
          icon="up"
          variant="glass"
          size={44}
          label={t`Previous video`}
          disabled={previous === undefined}
          onClick={() => go('previous')}
        />
        <IconButton icon="down" variant="glass" size={44} label={t`Next video`} disabled={!next} onClick={() => go('next')} />
      </div>
      {more !== undefined && (
        <Suspense>
          <VideoMore video={video} open={more} onOpenChange={setMore} onDeleted={goBack} />
        </Suspense>
      )}
    </>
  )
}

/** Once for each time it is opened, by whoever is signed in: the server counts one a day. */
function useCountedView(id: number, { status, at }: Player): void {
  const told = useRef(false)
  const isWatched = status === 'playing' && at >= WATCHED_SECONDS
  useEffect(() => {
    if (!isWatched || told.current || !isSignedIn()) return
    told.current = true
    void countView(id)
  }, [isWatched, id])
}

function PlayState({ player }: { player: Player }) {
  const { t } = useLingui()
  if (player.status === 'failed')
    return (
      <div className="video-state" role="alert">
        <p>{t`This video couldn’t be played.`}</p>
        <Button variant="glass" onClick={player.retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (player.status === 'loading')
    return (
      <div className="video-state" role="status" aria-label={t`Loading`}>
        <BusyDots />
      </div>
    )
  if (player.status === 'playing') return null
  return (
    <div className="video-state">
      <button type="button" className="video-play glass" aria-label={t`Play`} onClick={player.toggle}>
        <Icon name="play" size={34} />
      </button>
    </div>
  )
}

interface ControlsProps {
  player: Player
  hasCaptions: boolean
  isChoosing: boolean
  speedButton: RefObject<HTMLButtonElement | null>
  onSpeed: () => void
}

function Controls({ player, hasCaptions, speedButton, onSpeed, isChoosing }: ControlsProps) {
  const { t } = useLingui()
  const speed = useSpeedText()(player.speed)
  const { muted, captions, setMuted, setCaptions } = player
  return (
    <div className="video-controls">
      <button
        ref={speedButton}
        type="button"
        className="video-control glass"
        aria-label={t`Speed ${speed}`}
        aria-expanded={isChoosing}
        data-testid="video-speed"
        onClick={onSpeed}
      >
        {speed}
      </button>
      {hasCaptions && (
        <button
          type="button"
          className="video-control glass"
          aria-pressed={captions}
          aria-label={t`Captions`}
          data-testid="video-captions"
          onClick={() => setCaptions(!captions)}
        >
          <Trans comment="Captions, as short as possible">CC</Trans>
        </button>
      )}
      <IconButton
        icon={muted ? 'mute' : 'volume'}
        variant="glass"
        size={44}
        label={muted ? t`Turn sound on` : t`Turn sound off`}
        onClick={() => setMuted(!muted)}
      />
      {hasFullScreen() && (
        <IconButton icon="fullscreen" variant="glass" size={44} label={t`Full screen`} onClick={() => void toggleFullScreen()} />
      )}
    </div>
  )
}
