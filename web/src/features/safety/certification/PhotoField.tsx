import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import type { Photo } from './usePhoto.ts'

const SIZE = 96

/** The selfie and the way to another; the front camera where there is one. */
export function PhotoField({ photo, onTake }: { photo: Photo; onTake: (file: File) => void }) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const choose = () => files.current?.click()
  const ready = photo.at === 'ready'
  const another = photo.at === 'ready' || photo.at === 'failed'
  return (
    <section aria-label={t`Photo of your face`} className="flex items-center gap-4">
      <button
        type="button"
        onClick={choose}
        disabled={photo.at === 'sending'}
        aria-label={another ? t`Take another photo` : t`Take a photo`}
        data-ready={ready || undefined}
        className="cert-photo"
      >
        <Preview photo={photo} />
        {photo.at === 'sending' && <ProgressRing value={photo.fraction} size={SIZE} label={t`Uploading`} />}
        {ready && (
          <span className="cert-good">
            <Icon name="check" size={16} stroke={3} />
          </span>
        )}
      </button>
      <div className="min-w-0 flex-1">
        <b className="text-[16px] leading-[22px] font-bold">
          <Trans>Photo of your face</Trans>
        </b>
        {photo.at === 'failed' ? (
          <p role="alert" className="t-sub mbs-0.5 text-danger">
            {photo.text}
          </p>
        ) : (
          <p className="t-sub mbs-0.5 text-text-2">
            {ready && photo.preview === '' ? (
              <Trans>We still have the photo you sent.</Trans>
            ) : (
              <Trans>Good light, no sunglasses. Only the certification team sees it.</Trans>
            )}
          </p>
        )}
        <button
          type="button"
          onClick={choose}
          disabled={photo.at === 'sending'}
          className="hit-44 mbs-1 text-[14px] leading-5 font-semibold text-text underline underline-offset-2 disabled:text-text-3"
        >
          {photo.at === 'sending' ? <Trans>Uploading…</Trans> : another ? <Trans>Take another photo</Trans> : <Trans>Take a photo</Trans>}
        </button>
      </div>
      <input
        ref={files}
        type="file"
        accept="image/*"
        capture="user"
        aria-label={t`Choose a photo`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onTake(file)
          // The same file chosen again has to be noticed too.
          event.target.value = ''
        }}
      />
    </section>
  )
}

function Preview({ photo }: { photo: Photo }) {
  const preview = photo.at === 'sending' || photo.at === 'ready' ? photo.preview : ''
  if (preview) return <img src={preview} alt="" />
  return (
    <span className="cert-nobody">
      <Icon name="user" size={40} />
    </span>
  )
}
