import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { readStored, writeStored } from '../lib/storage.ts'

interface Shortcut {
  /** As KeyboardEvent says it, letters in lower case. */
  key: string
  label: string
  act: () => void
}
interface Shortcuts {
  known: readonly Shortcut[]
  /** Single keys can be in the way of whoever speaks to a device: they can be switched off. */
  on: boolean
  /** True while their list is open. */
  listed: boolean
}

export const useShortcuts = create<Shortcuts>()(() => ({ known: [], on: readStored('shortcuts') !== 'off', listed: false }))

export const listShortcuts = (listed: boolean): void => useShortcuts.setState({ listed })

export function switchShortcuts(on: boolean): void {
  writeStored('shortcuts', on ? null : 'off')
  useShortcuts.setState({ on })
}

/** True on a device with a keyboard, as far as its pointer tells. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches

/** A key of a desktop, for as long as whoever asks for it is drawn. Without a label there is nothing to do, and no key. */
export function useShortcut(key: string, label: string | undefined, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (label === undefined) return
    const shortcut: Shortcut = { key, label, act: () => latest.current() }
    useShortcuts.setState(({ known }) => ({ known: [...known.filter((other) => other.key !== key), shortcut] }))
    return () => useShortcuts.setState(({ known }) => ({ known: known.filter((other) => other !== shortcut) }))
  }, [key, label])
}
