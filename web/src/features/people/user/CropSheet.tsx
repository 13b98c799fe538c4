import { Slider } from '@base-ui/react/slider'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import Cropper from 'react-easy-crop'
import { cutSquare } from '../../../lib/picture.ts'
import type { Area, OpenPicture } from '../../../lib/picture.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'

interface CropSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  picture: OpenPicture
  onChooseOther: () => void
  onCut: (square: Blob) => void
}

const MAX_ZOOM = 4
/** As wide as the sheet allows, and low enough to leave the buttons on the screen. */
const stage: CSSProperties = { inlineSize: 'min(100% - 2 * var(--gutter), 56dvh)', aspectRatio: 1 }

/** Classes of the cropper's own style sheet, written on the elements: the page's policy forbids it to write styles as HTML. */
const classes = {
  containerClassName: 'absolute inset-0 flex cursor-move touch-none items-center justify-center overflow-hidden select-none',
  mediaClassName: 'max-w-none',
  cropAreaClassName: 'absolute overflow-hidden rounded-full',
}
const cropArea: CSSProperties = {
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  boxShadow: '0 0 0 9999px var(--k-60)',
  border: '2px solid var(--w-90)',
}
/** The stage is square: the shorter side of the picture fills it. */
const filling = ({ width, height }: HTMLCanvasElement): CSSProperties =>
  width < height ? { width: '100%', height: 'auto' } : { width: 'auto', height: '100%' }

export function CropSheet({ open, onOpenChange, picture, onChooseOther, onCut }: CropSheetProps) {
  const { t } = useLingui()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [busy, setBusy] = useState(false)

  async function cut() {
    if (!area) return
    setBusy(true)
    try {
      onCut(await cutSquare(picture, area))
    } catch {
      toast.error(t`Something went wrong. Try again.`)
    }
    setBusy(false)
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Crop photo`}>
      {/* Dragging moves the picture, not the sheet; a picture is never mirrored. */}
      <div
        dir="ltr"
        data-base-ui-swipe-ignore=""
        data-testid="crop-stage"
        className="relative mx-auto flex-none overflow-hidden rounded-lg"
        style={stage}
      >
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          classes={classes}
          style={{ cropAreaStyle: cropArea, mediaStyle: filling(picture.canvas) }}
          cropperProps={{ role: 'group', 'aria-label': t`Use the arrow keys to move the photo` }}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <Zoom value={zoom} onChange={setZoom} />
      <div className="grid grid-cols-2 gap-2.5 px-4 pbs-2">
        <Button variant="quiet" onClick={onChooseOther}>
          <Trans>Choose another photo</Trans>
        </Button>
        <Button busy={busy} disabled={!area} onClick={() => void cut()}>
          <Trans>Use photo</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-3 px-4 pbs-3 text-text-2" data-base-ui-swipe-ignore="">
      <Icon name="image" size={16} />
      <Slider.Root min={1} max={MAX_ZOOM} step={0.05} value={value} onValueChange={onChange} className="min-w-0 flex-1">
        <Slider.Control className="flex h-11 cursor-pointer touch-none items-center px-3.5 select-none">
          <Slider.Track className="h-1.5 w-full rounded-full bg-raised">
            <Slider.Indicator className="rounded-full bg-accent-fill" />
            <Slider.Thumb aria-label={t`Zoom`} className="size-7 rounded-full bg-white shadow-1" />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <Icon name="image" size={24} />
    </div>
  )
}
