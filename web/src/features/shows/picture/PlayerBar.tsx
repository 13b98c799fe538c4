import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasFullScreen, toggleFullScreen, useFullScreen } from '../../../lib/fullScreen.ts'
import { chooseEffects, usePreferences } from '../../../lib/preferences.ts'
import { useShortcut } from '../../../room/shortcuts.ts'
import { chooseSound } from '../../../room/sound.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useQuality } from './useQuality.ts'

const QualitySheet = whenOpened(async () => (await import('./QualitySheet.tsx')).QualitySheet, { ahead: true })

/** The player's own controls, below the picture of a tablet or desktop. */
export function PlayerBar() {
  const { t } = useLingui()
  const room = useRoom()
  const soundOn = useCore((core) => core.soundOn)
  const effects = usePreferences((preferences) => preferences.effects)
  const { value, choose } = useQuality()
  const isFull = useFullScreen()
  const [choosing, setChoosing] = useState(false)
  useShortcut('l', t`Audio only`, () => choose(value === 'audio' ? 'auto' : 'audio'))
  return (
    <>
      <IconButton
        icon={soundOn ? 'volume' : 'mute'}
        variant="glass"
        size={44}
        label={t`Sound`}
        aria-pressed={soundOn}
        data-testid="player-sound"
        onClick={() => chooseSound(room, !soundOn)}
      />
      <IconButton
        icon={value === 'audio' ? 'headphones' : 'highDefinition'}
        variant="glass"
        size={44}
        label={t`Video quality`}
        data-testid="player-quality"
        onClick={() => setChoosing(true)}
      />
      <QualitySheet open={choosing} onOpenChange={setChoosing} />
      <span className="grow" />
      <IconButton icon="wand" variant="glass" size={44} label={t`Effects`} aria-pressed={effects} onClick={() => chooseEffects(!effects)} />
      {hasFullScreen() && (
        <IconButton
          icon={isFull ? 'minimise' : 'fullscreen'}
          variant="glass"
          size={44}
          label={t`Full screen`}
          aria-pressed={isFull}
          data-testid="player-full-screen"
          onClick={() => void toggleFullScreen()}
        />
      )}
    </>
  )
}
