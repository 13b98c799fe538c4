import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { IconButton } from '../ui/IconButton.tsx'
import { FeatureBoundary, Slot } from './Slot.tsx'
import type { Track } from './stage.ts'
import { Tiles } from './Tiles.tsx'
import { useCore, useRoom } from './useRoom.ts'

/** The one layout of a room, for audience and anchor: places and their order, and none of what stands in them. */
export function RoomLayout({ onLeave }: { onLeave: (() => void) | undefined }) {
  const cleared = useCore((core) => core.cleared)
  return (
    <>
      <Tiles />
      <Slot place="background" />
      <Slot place="notice" />
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

function EffectTrack({ track }: { track: Track }) {
  const playing = useStore(useRoom().stage.store, (state) => state.playing)
  return playing.filter((effect) => effect.track === track).map(({ id, draw }) => <FeatureBoundary key={id}>{draw()}</FeatureBoundary>)
}
