import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHostedRoom } from '../../lib/hostedRoom.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { prefersReducedData } from '../../lib/prefersReducedData.ts'
import { cardToPlay } from './cardToPlay.ts'
import { PreviewVideo } from './PreviewVideo.tsx'

/** After a scroll has come to rest, and again for lists that changed by themselves. */
const LOOK_MS = 700

interface Playing {
  stream: string
  place: HTMLElement
}

/**
 * Plays the card in view, live and muted: one at a time, each once for as long as the server lets a stranger choose. Not for people who
 * save data or motion, nor beside a room that floats. It draws into the places that cards keep for it, so that their code is no larger for it.
 */
export function LivePreview() {
  const effects = usePreferences((preferences) => preferences.effects)
  const [playing, setPlaying] = useState<Playing>()
  const [seen] = useState(() => new Set<string>())

  useEffect(() => {
    if (!effects || !isWelcome()) return
    const choose = () => setPlaying((before) => (document.hidden || useHostedRoom.getState().room ? undefined : next(before, seen)))
    const timer = setInterval(choose, LOOK_MS)
    document.addEventListener('visibilitychange', choose)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', choose)
      setPlaying(undefined)
    }
  }, [effects, seen])

  if (!playing) return null
  const { stream, place } = playing
  const onEnd = () => {
    seen.add(stream)
    setPlaying(undefined)
  }
  return createPortal(<PreviewVideo key={stream} stream={stream} onEnd={onEnd} />, place)
}

function next(before: Playing | undefined, seen: ReadonlySet<string>): Playing | undefined {
  // What is open over the page covers its cards.
  const page = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const places = [...page.querySelectorAll<HTMLElement>('[data-preview]')].map((place) => {
    const { top, height } = place.getBoundingClientRect()
    return { stream: place.dataset['preview'] ?? '', place, top, height }
  })
  const card = cardToPlay(places, window.innerHeight, seen, before?.stream)
  return card && card.stream === before?.stream && card.place === before.place ? before : card
}

/** Whether this device is asked for no more than it likes to give. */
const isWelcome = () => !prefersReducedData() && !matchMedia('(prefers-reduced-motion: reduce)').matches
