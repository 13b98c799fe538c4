import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { hasFullScreen, toggleFullScreen } from '../lib/fullScreen.ts'
import { hasPictureInPicture, togglePictureInPicture } from '../lib/media/pictureInPicture.ts'
import { whenOpened } from '../ui/whenOpened.tsx'
import { FloatingPlayer } from './FloatingPlayer.tsx'
import { MediaControls } from './MediaControls.tsx'
import { hasKeyboard, listShortcuts, useShortcut, useShortcuts } from './shortcuts.ts'
import { chooseSound } from './sound.ts'
import { useMinimise } from './useMinimise.ts'
import { useCore, useRoom } from './useRoom.ts'

const ShortcutSheet = whenOpened(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet)

/** Parts of a room beside its layout, fetched once it is there: it floats, the system's controls know it, and a desktop has keys for it. */
export function RoomExtras() {
  const floating = useCore((core) => core.floating)
  const listed = useShortcuts((state) => state.listed)
  useKeys()
  return (
    <>
      <FloatingPlayer />
      <MediaControls />
      {!floating && hasKeyboard() && (
        <>
          <RoomKeys />
          <ShortcutSheet open={listed} onOpenChange={listShortcuts} />
        </>
      )}
    </>
  )
}

function RoomKeys() {
  const { t } = useLingui()
  const room = useRoom()
  const soundOn = useCore((core) => core.soundOn)
  const cleared = useCore((core) => core.cleared)
  const minimise = useMinimise()
  useShortcut('m', t`Sound on or off`, () => chooseSound(room, !soundOn))
  useShortcut('f', hasFullScreen() ? t`Full screen` : undefined, () => void toggleFullScreen())
  useShortcut('p', hasPictureInPicture() ? t`Picture-in-picture` : undefined, () => void togglePictureInPicture().catch(() => undefined))
  useShortcut('i', t`Minimize`, minimise)
  useShortcut('h', t`Clear screen`, () => room.setCore({ cleared: !cleared }))
  useShortcut('c', t`Write a message`, () => document.querySelector<HTMLElement>('.room-bar input')?.focus())
  useShortcut('?', t`Keyboard shortcuts`, () => listShortcuts(true))
  return null
}

/** Not while somebody writes, and not under a sheet. Arrows in the chat go from name to name. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="log"], [role="slider"]') !== null
}

function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const { known, on } = useShortcuts.getState()
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const shortcut = known.find((other) => other.key === key)
      if (!on || !shortcut || isElsewhere(event)) return
      event.preventDefault()
      shortcut.act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
