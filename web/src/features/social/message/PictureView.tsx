import { useLingui } from '@lingui/react/macro'
import { CardLayer } from '../../../ui/CardLayer.tsx'

interface PictureViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  url: string
}

/** A picture of a conversation, as large as the screen lets it be. */
export function PictureView({ open, onOpenChange, url }: PictureViewProps) {
  const { t } = useLingui()
  return (
    <CardLayer open={open} onOpenChange={onOpenChange} title={t`Photo`}>
      <div className="picture-view">
        <img src={url || undefined} alt={t`Photo`} />
      </div>
    </CardLayer>
  )
}
