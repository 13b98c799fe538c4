import type { RoomCard } from '@nimbo/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { comingRoom, expectRoom, forgetRoom } from '../../../lib/comingRoom.ts'
import { useHostedRoom } from '../../../lib/hostedRoom.ts'
import { releaseOf } from '../../../lib/swipeRelease.ts'
import { areEffectsOn } from '../../../room/effects.ts'
import type { RoomCore } from '../../../room/feature.ts'
import { dropPreview, keepPreview, prefetchPreview } from '../../../room/prefetchPreview.ts'
import { enterRoom } from '../../../room/room.queries.ts'
import { dropMedia, warmMedia } from '../../../room/roomMedia.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import type { AdjacentRooms } from './swipe.state.ts'

type Side = keyof AdjacentRooms

const LOCK_PX = 10
const SIDEWAYS_PX = 60
/** Duration of the frame's movement, as in swipe.css. */
const MOVE_MS = 220
/** Rest in a room reached by swipe, with its picture playing, after which the next one is fetched ahead. */
const REST_MS = 1000

/** Direction of the last swipe: the next one mostly goes the same way. */
let swiped: { stream: string; side: Side } | undefined

interface Grip {
  id: number
  x: number
  y: number
  at: number
  axis?: 'block' | 'inline'
}

/** Up and down changes the room, sideways clears the screen and brings it back. Only a finger: a mouse has buttons. */
export function useSwipe(screen: HTMLElement | null, adjacent: AdjacentRooms) {
  const { setCore, store, address } = useRoom()
  const playing = useCore(isPlaying)
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<Side>()
  const known = useRef(adjacent)
  const leaving = useRef(false)
  useEffect(() => {
    known.current = adjacent
  })

  const goTo = (side: Side) => {
    const card = known.current[side]
    if (!card || !screen || leaving.current) return
    leaving.current = true
    const { uid: liveuid, stream } = card
    swiped = { stream, side }
    enterAhead(card)
    keepPreview(stream)
    const moving = areEffectsOn()
    if (moving) move(screen, side === 'next' ? -1 : 1)
    const enter = () => {
      const { room, floating } = useHostedRoom.getState()
      if (room?.stream === address.stream && !floating)
        return void navigate({ to: '/liveAudience', search: { liveuid, stream }, replace: true })
      // Its screen was left meanwhile: it may be floating, and be returned to.
      leaving.current = false
      forgetRoom(stream)
      dropMedia(stream)
      if (screen.isConnected) settle(screen)
    }
    setTimeout(enter, moving ? MOVE_MS : 0)
  }
  /** Never before the picture of this room is there: it would have to share the line. */
  const prefetch = (side: Side) => {
    const card = known.current[side]
    if (card && screen && isPlaying(store.getState().core)) prefetchPreview(card, screen)
  }
  const act = useRef({ goTo, prefetch })
  useEffect(() => {
    act.current = { goTo, prefetch }
  })

  useEffect(() => {
    if (!screen) return
    const stopped = new AbortController()
    const { signal } = stopped
    let grip: Grip | undefined

    function onDown(event: PointerEvent) {
      const isPicture = event.target instanceof Element && event.target.closest('.room-picture')
      if (!event.isPrimary || event.pointerType === 'mouse' || !isPicture || store.getState().core.writing) return
      grip = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
    }
    function onMove(event: PointerEvent) {
      if (grip?.id !== event.pointerId || !screen) return
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y]
      if (!grip.axis) {
        if (Math.hypot(dx, dy) < LOCK_PX) return
        grip.axis = Math.abs(dy) > Math.abs(dx) ? 'block' : 'inline'
        // From here on no tap comes of it.
        screen.setPointerCapture(event.pointerId)
      }
      if (grip.axis === 'inline') return
      const side = dy < 0 ? 'next' : 'previous'
      const card = known.current[side]
      setAhead(side)
      act.current.prefetch(side)
      drag(screen, card ? dy : dy / 4)
    }
    function onUp(event: PointerEvent) {
      const held = grip
      grip = undefined
      if (held?.id !== event.pointerId || !held.axis || !screen) return
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
      if (held.axis === 'inline') {
        const isRightToLeft = document.documentElement.dir === 'rtl'
        if (Math.abs(dx) > SIDEWAYS_PX) setCore({ cleared: dx > 0 !== isRightToLeft })
        return
      }
      const side = releaseOf({ dy, ms: event.timeStamp - held.at, height: screen.clientHeight })
      if (side !== 'stay' && event.type === 'pointerup' && known.current[side]) act.current.goTo(side)
      else {
        dropPreview()
        settle(screen)
      }
    }
    screen.addEventListener('pointerdown', onDown, { signal })
    screen.addEventListener('pointermove', onMove, { signal })
    screen.addEventListener('pointerup', onUp, { signal })
    screen.addEventListener('pointercancel', onUp, { signal })
    return () => {
      stopped.abort()
      dropPreview()
    }
  }, [screen, setCore, store])

  useEffect(() => {
    if (!playing || !screen || swiped?.stream !== address.stream) return
    const { side } = swiped
    const timer = setTimeout(() => act.current.prefetch(side), REST_MS)
    return () => clearTimeout(timer)
  }, [playing, screen, address])

  return { goTo, prefetch, ahead }
}

const isPlaying = ({ tiles }: RoomCore) => tiles.some(({ role, shown }) => role === 'anchor' && shown)

/** An entry nobody took by then has tokens about to expire. */
const PREPARED_MS = 10_000

/** The finger is lifted: enters, and joins the media of the room, while the picture still moves on. */
function enterAhead(card: RoomCard): void {
  const { uid: liveuid, stream } = card
  const entered = enterRoom({ liveuid, stream }, { type_val: 0 })
  const coming = expectRoom(card, entered)
  setTimeout(() => coming.entered && comingRoom(stream) === coming && forgetRoom(stream), PREPARED_MS)
  entered.then(
    (room) => comingRoom(stream) === coming && warmMedia(room),
    // The room that takes it says why it failed.
    () => undefined,
  )
}

function drag(screen: HTMLElement, dy: number): void {
  const frame = screen.parentElement!
  frame.dataset['swiping'] = 'finger'
  frame.style.setProperty('--swipe', `${dy}px`)
}

/** All the way, by itself: -1 up, 1 down. */
function move(screen: HTMLElement, direction: -1 | 1): void {
  const frame = screen.parentElement!
  frame.dataset['swiping'] = 'moving'
  frame.style.setProperty('--swipe', `${direction * screen.clientHeight}px`)
}

function settle(screen: HTMLElement): void {
  const frame = screen.parentElement!
  frame.dataset['swiping'] = 'moving'
  frame.style.setProperty('--swipe', '0px')
  setTimeout(() => {
    if (frame.dataset['swiping'] === 'moving') delete frame.dataset['swiping']
  }, MOVE_MS)
}
