import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const themes = ['system', 'night', 'light'] as const
export type Theme = (typeof themes)[number]

interface Preferences {
  theme: Theme
  effects: boolean
  /** New messages of a room are summed up for screen readers. */
  spokenChat: boolean
  /** The app says when somebody this person follows goes live. */
  liveAlerts: boolean
}

export const usePreferences = create<Preferences>()(() => ({
  theme: themes.find((theme) => theme === readStored('theme')) ?? 'system',
  effects: readStored('effects') !== 'off',
  spokenChat: readStored('spoken-chat') !== 'off',
  liveAlerts: readStored('live-alerts') !== 'off',
}))

let nights = 0

/** Dark whatever the theme, until released. */
export function holdNight(): () => void {
  nights += 1
  wearPreferences()
  return () => {
    nights -= 1
    wearPreferences()
  }
}

/** Both live on <html>, where tokens.css looks for them. */
export function wearPreferences(): void {
  const { theme: chosen, effects } = usePreferences.getState()
  const theme = nights > 0 ? 'night' : chosen
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  dataset['effects'] = effects ? 'on' : 'off'
  wearBars(theme)
}

/** The bars of the browser: the page comes with one colour for a dark system and one for a light one. */
function wearBars(theme: Theme): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  for (const bar of bars) bar.dataset['own'] ??= bar.content
  const wanted = bars.find(({ media }) => media.includes(theme === 'night' ? 'dark' : 'light'))
  for (const bar of bars) bar.content = (theme === 'system' ? bar : (wanted ?? bar)).dataset['own']!
}

export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme)
  usePreferences.setState({ theme })
  wearPreferences()
}

export function chooseEffects(effects: boolean): void {
  writeStored('effects', effects ? 'on' : 'off')
  usePreferences.setState({ effects })
  wearPreferences()
}

export function chooseSpokenChat(spokenChat: boolean): void {
  writeStored('spoken-chat', spokenChat ? 'on' : 'off')
  usePreferences.setState({ spokenChat })
}

export function chooseLiveAlerts(liveAlerts: boolean): void {
  writeStored('live-alerts', liveAlerts ? 'on' : 'off')
  usePreferences.setState({ liveAlerts })
}
