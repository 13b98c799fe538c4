import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const themes = ['system', 'night', 'light'] as const
export type Theme = (typeof themes)[number]

interface Preferences {
  theme: Theme
  effects: boolean
}

export const usePreferences = create<Preferences>()(() => ({
  theme: themes.find((theme) => theme === readStored('theme')) ?? 'system',
  effects: readStored('effects') !== 'off',
}))

/** Both live on <html>, where tokens.css looks for them. */
export function wearPreferences(): void {
  const { theme, effects } = usePreferences.getState()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  dataset['effects'] = effects ? 'on' : 'off'
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
