import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useCaptioning } from './captionChoice.ts'
import { speechApi } from './speech.ts'

const CaptioningSheet = whenOpened(async () => (await import('./CaptioningSheet.tsx')).CaptioningSheet)

/** Captions of what I say. Not there where the browser does not understand speech. */
export function CaptioningRow() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const isOn = useCaptioning((captioning) => captioning.on)
  if (!speechApi()) return null
  return (
    <>
      <MoreTile
        icon="captions"
        label={t`Captions`}
        on={isOn}
        render={<button type="button" data-testid="captioning" onClick={() => setOpen(true)} />}
      />
      <CaptioningSheet open={open} onOpenChange={setOpen} />
    </>
  )
}
