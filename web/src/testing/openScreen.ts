import type { Language } from '@nimbo/contract'
import { expect } from 'vitest'
import type { Answer } from './answers.ts'
import type { FakeMedia } from './FakeMedia.ts'
import { type OpenApp, openApp } from './openApp.ts'
import { storedSession } from './samples/people.ts'
import { usualAnswers } from './samples/usualAnswers.ts'

export interface ScreenOptions {
  language?: Language
  signedIn?: boolean
  /** In place of, or besides, the usual ones. */
  answers?: readonly Answer[]
  size?: readonly [width: number, height: number]
  stored?: Record<string, string>
  media?: FakeMedia
  before?: (frame: Window & typeof globalThis) => void
}

/** A screen of the app as a phone shows it, with a server that answers as on an ordinary evening. */
export function openScreen(path: string, options: ScreenOptions = {}): Promise<OpenApp> {
  const { language = 'en', size = [390, 844], answers = [], stored = {}, media, before } = options
  return openApp(path, {
    app: 'web',
    size,
    answers: [...usualAnswers(language), ...answers],
    stored: { lang: language, ...(options.signedIn === false ? {} : storedSession()), ...stored },
    session: {},
    media,
    before,
  })
}

/** Notes at which paths an element was drawn, also one that is gone before anybody looks. */
export function watchDrawn(testId: string): { before: NonNullable<ScreenOptions['before']>; paths: ReadonlySet<string> } {
  const paths = new Set<string>()
  const before = (frame: Window & typeof globalThis) => {
    const look = () => frame.document.querySelector(`[data-testid="${testId}"]`) && paths.add(frame.location.pathname)
    new frame.MutationObserver(look).observe(frame.document, { childList: true, subtree: true })
  }
  return { before, paths }
}

/**
 * Taps "Reload", and answers from then on. In one task: a list that failed also asks again by itself, and has no button while it does or
 * once it has got its answer.
 */
export async function reloadWith(app: OpenApp, given: Answer): Promise<void> {
  const tap = () => {
    const [button] = app.frame.getByRole('alert').getByRole('button').elements()
    if (!button) return false
    app.answers.set(given)
    ;(button as HTMLElement).click()
    return true
  }
  await expect.poll(tap).toBe(true)
}

/** Accessibility by axe, and no overflow at the side. */
export async function expectAccessible(app: OpenApp): Promise<void> {
  expect(await app.violations()).toEqual([])
  expect(app.window.document.documentElement.scrollWidth - app.window.innerWidth).toBe(0)
}

/** The browser of these tests asks for less motion. */
export function allowMotion(frame: Window & typeof globalThis): void {
  const matches = frame.matchMedia.bind(frame)
  frame.matchMedia = (query) => matches(query.replace('prefers-reduced-motion: reduce', 'prefers-reduced-motion: no-preference'))
}

/** Waits of these lengths are over at once; all others take their time. */
export const shortenTimers =
  (...waits: number[]): NonNullable<ScreenOptions['before']> =>
  (frame) => {
    const { setTimeout } = frame
    frame.setTimeout = ((act: () => void, ms = 0) => setTimeout(act, waits.includes(ms) ? 20 : ms)) as typeof frame.setTimeout
  }

/** Waits of this length end when the test says so: what is shown for a while can be looked at, however long that takes. */
export function pauseTimers(ms: number): { before: NonNullable<ScreenOptions['before']>; end(): void } {
  const held = new Map<number, () => void>()
  let last = 0
  const before = (frame: Window & typeof globalThis) => {
    const { setTimeout, clearTimeout } = frame
    frame.setTimeout = ((act: () => void, wait = 0) => {
      if (wait !== ms) return setTimeout(act, wait)
      // Negative, so that it is no timer of the browser's.
      held.set(--last, act)
      return last
    }) as typeof frame.setTimeout
    frame.clearTimeout = (id) => void (held.delete(Number(id)) || clearTimeout(id))
  }
  const end = () => {
    const due = [...held.values()]
    held.clear()
    for (const act of due) act()
  }
  return { before, end }
}
