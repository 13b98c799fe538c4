import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { secondsLeft } from './upload.state.ts'
import type { VideoUpload } from './useVideoUpload.ts'

interface UploadProgressProps {
  upload: Extract<VideoUpload, { at: 'sending' | 'sent' | 'failed' }>
  onCancel: () => void
  onRetry: () => void
}

/** Progress of the upload, and its failure. */
export function UploadProgress({ upload, onCancel, onRetry }: UploadProgressProps) {
  const { t, i18n } = useLingui()
  const { duration } = useFormat()
  const { size } = upload.film.file
  if (upload.at === 'failed')
    return (
      <div className="upload-progress" role="alert">
        <p className="text-danger">{upload.text}</p>
        <Button variant="quiet" size="md" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  const fraction = upload.at === 'sent' ? 1 : upload.fraction
  const megabytes = (bytes: number) => i18n.number(bytes / 1e6, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const [sent, all] = [megabytes(size * fraction), megabytes(size)]
  const left = upload.at === 'sending' ? secondsLeft(upload.fraction, upload.passedMs) : undefined
  const wait = left === undefined ? '' : duration(left)
  return (
    <div className="upload-progress">
      <div>
        <b>{upload.at === 'sent' ? <Trans>Uploaded</Trans> : <Trans>Uploading</Trans>}</b>
        <small>
          <Trans>
            {sent} of {all} MB
          </Trans>
          {wait && (
            <>
              {' · '}
              <Trans>about {wait} left</Trans>
            </>
          )}
        </small>
      </div>
      <b className="tabular-nums">{i18n.number(Math.floor(fraction * 100) / 100, { style: 'percent' })}</b>
      {upload.at === 'sent' ? (
        <Icon name="check" />
      ) : (
        <IconButton icon="close" variant="filled" size={44} label={t`Cancel upload`} onClick={onCancel} />
      )}
      <span
        role="progressbar"
        aria-label={t`Uploading`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(fraction * 100)}
        className="upload-bar"
      >
        <i style={{ inlineSize: `${fraction * 100}%` }} />
      </span>
    </div>
  )
}
