import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import type { AvatarUpload } from './useAvatarUpload.ts'

interface AvatarStatusProps {
  upload: AvatarUpload
  onChoose: () => void
  onRetry: (picture: Blob) => void
  onCancel: () => void
}

/** Under the picture: what is being done, what went wrong, and the ways on. */
export function AvatarStatus({ upload, onChoose, onRetry, onCancel }: AvatarStatusProps) {
  if (upload.at === 'sending') {
    const percent = Math.round(upload.fraction * 100)
    return (
      <div className="flex flex-col items-center gap-2 pbs-3">
        <p className="t-sub text-text-2 tabular-nums">
          {upload.fraction < 1 ? <Trans>Uploading… {percent}%</Trans> : <Trans>Processing photo…</Trans>}
        </p>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <Trans context="stops an upload">Cancel</Trans>
        </Button>
      </div>
    )
  }
  if (upload.at === 'rest') {
    return (
      <p aria-hidden="true" className="t-sub pbs-2.5 text-text-2">
        <Trans>Change photo</Trans>
      </p>
    )
  }
  const { text, retryWith } = upload
  return (
    <div className="flex flex-col items-center gap-2.5 pbs-3">
      <p role="alert" className="t-sub px-4 text-center text-danger">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {retryWith && (
          <Button size="sm" onClick={() => onRetry(retryWith)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onChoose}>
          <Trans>Choose another photo</Trans>
        </Button>
      </div>
    </div>
  )
}
