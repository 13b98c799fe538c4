import 'react-easy-crop/react-easy-crop.css'
import './crop.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import Cropper from 'react-easy-crop'
import { cutSquare } from '../../lib/picture.ts'
import type { Area, OpenPicture } from '../../lib/picture.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'

interface CropSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  picture: OpenPicture
  onChooseOther: () => void
  onCut: (square: Blob) => void
}

const MAX_ZOOM = 4
const look = { cropAreaStyle: { color: 'var(--k-60)', border: '2px solid var(--w-90)' } }

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
      toast.error(t`Operation failed`)
    }
    setBusy(false)
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Move and zoom`}>
      {/* Dragging moves the picture, not the sheet; a picture is never mirrored. */}
      <div dir="ltr" data-base-ui-swipe-ignore="" data-testid="crop-stage" className="crop-stage">
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          style={look}
          cropperProps={{ role: 'group', 'aria-label': t`Move the photo with the arrow keys` }}
          // The page's policy forbids writing styles as HTML; the same rules are in the style sheet above.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <Zoom value={zoom} onChange={setZoom} />
      <div className="grid grid-cols-2 gap-2.5 px-4 pbs-2">
        <Button variant="quiet" onClick={onChooseOther}>
          <Trans>Other photo</Trans>
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
  const filled = { '--filled': `${((value - 1) / (MAX_ZOOM - 1)) * 100}%` } as CSSProperties
  return (
    <div className="flex items-center gap-3 px-4 pbs-3 text-text-2" data-base-ui-swipe-ignore="">
      <Icon name="image" size={16} />
      <input
        type="range"
        aria-label={t`Zoom`}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={value}
        style={filled}
        className="crop-zoom"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Icon name="image" size={24} />
    </div>
  )
}
