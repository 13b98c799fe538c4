import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../ui/IconButton.tsx'
import { useShape } from '../ui/useShape.ts'
import { ArrivalHeading } from './ArrivalHeading.tsx'
import { lazyDrawing } from './feature.ts'
import { FeatureBoundary, Panels, Slot } from './Slot.tsx'
import type { Track } from './stage.ts'
import { Tiles } from './Tiles.tsx'
import { useCore, useRoom } from './useRoom.ts'

const PauseBanners = lazyDrawing(async () => (await import('./PauseBanners.tsx')).PauseBanners)

/** The one layout of a room, for audience and anchor: places and their order, and none of what stands in them. */
export function RoomLayout({ onLeave }: { onLeave: (() => void) | undefined }) {
  const cleared = useCore((core) => core.cleared)
  const floating = useCore((core) => core.floating)
  return (
    <>
      <Tiles />
      <Slot place="background" />
      <Panels />
      {!floating && <WholeRoom cleared={cleared} onLeave={onLeave} />}
    </>
  )
}

function WholeRoom({ cleared, onLeave }: { cleared: boolean; onLeave: (() => void) | undefined }) {
  const { t } = useLingui()
  const wide = useShape('tablet')
  const { title, user_nicename: host } = useRoom().entered.room
  return (
    <>
      <ArrivalHeading className="sr-only">
        <bdi>{title}</bdi> <bdi>{host}</bdi>
      </ArrivalHeading>
      <Slot place="notice" />
      <FeatureBoundary>
        <Suspense fallback={null}>
          <PauseBanners />
        </Suspense>
      </FeatureBoundary>
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
      {cleared ? (
        <div className="room-lane room-lane-clear">
          <Slot place="captions" />
        </div>
      ) : (
        <>
          {wide && (
            <div className="room-player">
              <Slot place="player" />
            </div>
          )}
          <div className="room-side">
            <Slot place="tools" />
            <Slot place="corner" />
          </div>
          <div className="room-low">
            <div className="room-lane">
              <Slot place="lane" />
              <EffectTrack track="banner" />
              <Slot place="captions" />
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
    <div className="room-top">
      {!cleared && <Slot place="topStart" />}
      <span className="grow" />
      {cleared ? (
        <IconButton icon="eye" variant="glass" size={34} label={t`Show chat and controls`} onClick={() => setCore({ cleared: false })} />
      ) : (
        <Slot place="topEnd" />
      )}
      {onLeave && <IconButton icon="close" size={30} label={t`Close`} data-testid="close-room" onClick={onLeave} />}
    </div>
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

function EffectTrack({ track }: { track: Track }) {
  const { store } = useRoom().stage
  const playing = useStore(store, (state) => state.playing)
  const isPaused = useStore(store, (state) => state.paused)
  const drawn = playing.filter((effect) => effect.track === track)
  return (
    drawn.length > 0 && (
      <div className="room-track" data-paused={isPaused}>
        {drawn.map(({ id, draw }) => (
          <FeatureBoundary key={id}>
            <Suspense fallback={null}>{draw()}</Suspense>
          </FeatureBoundary>
        ))}
      </div>
    )
  )
}
