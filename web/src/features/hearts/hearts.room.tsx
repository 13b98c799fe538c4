import { Live } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { tellNative } from '../../lib/bridge/index.ts'
import { client } from '../../lib/client.ts'
import type { RoomFeature, RoomHandle } from '../../room/feature.ts'
import { useRoom, useSlice } from '../../room/useRoom.ts'
import { CountText } from '../../ui/CountText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FloatingHearts } from './FloatingHearts.tsx'
import { hearts as slice, heartsSent, tap } from './hearts.state.ts'
import type { HeartsState } from './hearts.state.ts'
import './hearts.css'

const CALL_EVERY_MS = 1000
const MAX_A_CALL = 50

/** Hearts: mine float at the finger and are sent once a second, those of others float as the feed counts them. */
export const hearts: RoomFeature<HeartsState> = {
  ...slice,
  start(room) {
    const timer = setInterval(() => sendTaps(room), CALL_EVERY_MS)
    const stopListening = room.role === 'audience' ? room.onDoubleTap((at) => tapHeart(room, at)) : undefined
    return () => {
      clearInterval(timer)
      stopListening?.()
    }
  },
  slots: {
    stage: { audience: FloatingHearts, anchor: FloatingHearts },
    chips: { audience: HeartChip, order: 10 },
    counts: { anchor: HeartCount, order: 10 },
    bar: { audience: HeartOrb, order: 90 },
  },
}

function tapHeart(room: RoomHandle, at?: HeartsState['heartAt']) {
  room.update(slice, (state) => tap(state, at))
  tellNative('haptic', { kind: 'light' })
}

function sendTaps(room: RoomHandle) {
  const count = Math.min(room.read(slice).unsent, MAX_A_CALL)
  if (count === 0) return
  room.update(slice, (state) => heartsSent(state, count))
  client.call(Live.light, { ...room.address, count }).catch(() => undefined)
}

function HeartOrb() {
  const { t } = useLingui()
  const room = useRoom()
  return (
    <button type="button" data-testid="heart" aria-label={t`Send a heart`} className="hearts-button" onClick={() => tapHeart(room)}>
      <Icon name="heart" size={28} />
    </button>
  )
}

function HeartChip() {
  return (
    <span className="room-chip glass">
      <Icon name="heart" size={14} className="text-pink-soft" />
      <CountText value={useSlice(slice, (state) => state.lights)} />
    </span>
  )
}

function HeartCount() {
  return (
    <div>
      <dt>
        <Trans>Hearts</Trans>
      </dt>
      <dd>
        <CountText value={useSlice(slice, (state) => state.lights)} />
      </dd>
    </div>
  )
}
