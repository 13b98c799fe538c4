import { useEffect, useState } from 'react'
import { comingRoom } from '../../../lib/comingRoom.ts'
import { useHostedRoom } from '../../../lib/hostedRoom.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { prefersReducedData } from '../../../lib/prefersReducedData.ts'
import { keepPreview, showPreview } from '../../../room/prefetchPreview.ts'
import { cardToPlay } from './cardToPlay.ts'
import { watchPresses } from './watchPresses.ts'

/** After a scroll has come to rest, and again for lists that changed by themselves. */
const LOOK_MS = 700

interface Playing {
  stream: string
  place: HTMLElement
}

/**
 * Plays the card in view, live and muted: one at a time, each once for as long as the server lets a stranger choose. A card that is pressed
 * plays at once, and goes on playing in its room until that has a picture of its own. Not for people who save data or motion, nor beside a
 * room that floats. It draws into the places that cards keep for it, so that their code is no larger for it.
 */
export function LivePreview() {
  const effects = usePreferences((preferences) => preferences.effects)
  const [playing, setPlaying] = useState<Playing>()
  const [seen] = useState(() => new Set<string>())

  useEffect(() => {
    if (!effects || !isWelcome()) return
    const choose = () => setPlaying((before) => (isUnwelcomeNow() ? undefined : next(before, seen)))
    const timer = setInterval(choose, LOOK_MS)
    document.addEventListener('visibilitychange', choose)
    const stop = watchPresses({
      onPress: (card) => setPlaying((before) => (isUnwelcomeNow() || before?.place === card.place ? before : card)),
      onTap: ({ stream }) => comingRoom(stream) && keepPreview(stream),
    })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', choose)
      stop()
      setPlaying(undefined)
    }
  }, [effects, seen])

  useEffect(() => {
    if (!playing) return
    const { stream, place } = playing
    return showPreview({ stream, start: place }, () => {
      seen.add(stream)
      setPlaying(undefined)
    })
  }, [playing, seen])
  return null
}

function next(before: Playing | undefined, seen: ReadonlySet<string>): Playing | undefined {
  // Dialogs over the page cover its cards.
  const page = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const places = [...page.querySelectorAll<HTMLElement>('[data-preview]')].map((place) => {
    const { top, height } = place.getBoundingClientRect()
    return { stream: place.dataset['preview'] ?? '', place, top, height }
  })
  const card = cardToPlay(places, window.innerHeight, seen, before?.stream)
  return card && card.stream === before?.stream && card.place === before.place ? before : card
}

/** False where the device asks for less data or less motion. */
const isWelcome = () => !prefersReducedData() && !matchMedia('(prefers-reduced-motion: reduce)').matches
const isUnwelcomeNow = () => document.hidden || useHostedRoom.getState().room !== undefined
