import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasFullScreen, toggleFullScreen, useFullScreen } from '../../../lib/fullScreen.ts'
import { hasPictureInPicture, togglePictureInPicture } from '../../../lib/media/pictureInPicture.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useMinimise } from '../../../room/useMinimise.ts'
import { useMoreRow, useSlice } from '../../../room/useRoom.ts'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { pictureSlice } from './picture.state.ts'
import { useQuality } from './useQuality.ts'

const QualitySheet = whenOpened(async () => (await import('./QualitySheet.tsx')).QualitySheet, { ahead: true })

/** Tiles of the picture: quality, full screen, minimised, picture-in-picture. */
export function PictureRows() {
  const { t } = useLingui()
  const quality = useQuality()
  const [choosing, setChoosing] = useState(false)
  const isFull = useFullScreen()
  const fill = useMoreRow(() => void toggleFullScreen())
  const isPlaying = useSlice(pictureSlice, ({ face }) => face === 'playing' || face === 'stalled')
  // Its step back also closes the sheet, which would else take a step of its own.
  const minimise = useMinimise()
  const showOutside = useMoreRow(() => {
    togglePictureInPicture().catch(() => toast.error(t`Something went wrong. Try again.`))
  })
  return (
    <>
      <MoreTile
        icon="highDefinition"
        label={t`Video quality`}
        badge={quality.label}
        render={<button type="button" data-testid="quality" onClick={() => setChoosing(true)} />}
      />
      <QualitySheet open={choosing} onOpenChange={setChoosing} />
      {hasFullScreen() && (
        <MoreTile
          icon={isFull ? 'minimise' : 'fullscreen'}
          label={isFull ? t`Exit full screen` : t`Full screen`}
          render={<button type="button" data-testid="full-screen" onClick={fill} />}
        />
      )}
      <MoreTile icon="minimise" flip label={t`Minimize`} render={<button type="button" data-testid="minimise" onClick={minimise} />} />
      {hasPictureInPicture() && isPlaying && (
        <MoreTile
          icon="pictureInPicture"
          label={t`Picture-in-picture`}
          render={<button type="button" data-testid="picture-in-picture" onClick={showOutside} />}
        />
      )}
    </>
  )
}
