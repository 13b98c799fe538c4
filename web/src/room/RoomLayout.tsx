import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { IconButton } from '../ui/IconButton.tsx'
import { ArrivalHeading } from './ArrivalHeading.tsx'
import { FeatureBoundary, Slot } from './Slot.tsx'
import type { Track } from './stage.ts'
import { Tiles } from './Tiles.tsx'
import { useCore, useRoom } from './useRoom.ts'

/** The one layout of a room, for audience and anchor: places and their order, and none of what stands in them. */
export function RoomLayout({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useLingui()
  const cleared = useCore((core) => core.cleared)
  const { title, user_nicename: host } = useRoom().entered.room
  return (
    <>
      <ArrivalHeading className="sr-only">
        <bdi>{title}</bdi> <bdi>{host}</bdi>
      </ArrivalHeading>
      <Tiles />
      <Slot place="background" />
      <Slot place="notice" />
      <PauseBanners />
      <div className="room-effects" aria-hidden="true">
        <Slot place="stage" />
        <EffectTrack track="full" />
        <EffectTrack track="barrage" />
      </div>
      <div className="room-head">
        <Top cleared={cleared} onLeave={onLeave} />
        {!cleared && <Counts />}
        {!cleared && (
          <div className="room-chips">
            <Slot place="chips" />
          </div>
        )}
      </div>
      {!cleared && (
        <>
          <div className="room-side">
            <Slot place="tools" />
            <Slot place="corner" />
          </div>
          <div className="room-low">
            <div className="room-lane">
              <Slot place="lane" />
              <EffectTrack track="combo" />
              <EffectTrack track="banner" />
            </div>
            <h2 className="sr-only">{t`Chat`}</h2>
            <div className="room-chat">
              <Slot place="chat" />
            </div>
            <Bar />
          </div>
        </>
      )}
    </>
  )
}

function Top({ cleared, onLeave }: { cleared: boolean; onLeave: (() => void) | undefined }) {
  const { t } = useLingui()
  const { setCore } = useRoom()
  return (
    <header className="room-top">
      {!cleared && <Slot place="topStart" />}
      <span className="grow" />
      {cleared ? (
        <IconButton icon="eye" variant="glass" size={34} label={t`Show chat and controls`} onClick={() => setCore({ cleared: false })} />
      ) : (
        <Slot place="topEnd" />
      )}
      {onLeave && <IconButton icon="close" size={30} label={t`Close`} data-testid="close-room" onClick={onLeave} />}
    </header>
  )
}

function Counts() {
  if (useRoom().drawings('counts').length === 0) return null
  return (
    <dl className="room-counts glass">
      <Slot place="counts" />
    </dl>
  )
}

/** Hides the buttons beside the input while it has the focus. */
function Bar() {
  const writing = useCore((core) => core.writing)
  return (
    <div className="room-bar">
      <Slot place="composer" />
      {!writing && <Slot place="bar" />}
    </div>
  )
}

/** For whoever cannot read what moves: seen when the tab key reaches it. */
function PauseBanners() {
  const { t } = useLingui()
  const { stage } = useRoom()
  const isPaused = useStore(stage.store, (state) => state.paused)
  const isMoving = useStore(stage.store, (state) => state.playing.length > 0)
  if (!isMoving && !isPaused) return null
  return (
    <button type="button" className="room-pause room-chip" data-testid="pause-banners" aria-pressed={isPaused} onClick={stage.togglePause}>
      {t`Pause moving banners`}
    </button>
  )
}

function EffectTrack({ track }: { track: Track }) {
  const { store } = useRoom().stage
  const playing = useStore(store, (state) => state.playing)
  const isPaused = useStore(store, (state) => state.paused)
  const drawn = playing.filter((effect) => effect.track === track)
  return (
    drawn.length > 0 && (
      <div className="room-track" data-paused={isPaused}>
        {drawn.map(({ id, draw }) => (
          <FeatureBoundary key={id}>{draw()}</FeatureBoundary>
        ))}
      </div>
    )
  )
}
