import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { coverSources } from '@nimbo/contract'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { coverPath, covers } from './setup.state.ts'
import { useSetupDraft } from './setupDraft.ts'
import { useOwnCover } from './useOwnCover.ts'

interface CoverSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  value: string
  onChoose: (cover: string) => void
}

/** A picture of one's own, or one of those drawn for rooms without. */
export function CoverSheet({ open, onOpenChange, value, onChoose }: CoverSheetProps) {
  const { t } = useLingui()
  const ownCover = useSetupDraft((draft) => draft.ownCover)
  function choose(cover: string) {
    onChoose(cover)
    onOpenChange(false)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Choose a cover`}>
      <div className="setup-covers">
        <UploadTile onReady={() => onOpenChange(false)} />
        <RadioGroup aria-label={t`Choose a cover`} value={value} onValueChange={(cover) => choose(cover)} className="contents">
          {ownCover && (
            <Radio.Root value={ownCover} aria-label={t`Your photo`} data-testid="own-cover">
              <img src={ownCover} alt="" />
            </Radio.Root>
          )}
          {covers.map((cover, index) => (
            <Radio.Root key={cover} value={coverPath(cover)} aria-label={t`Cover ${index + 1}`}>
              <img {...coverSources(coverPath(cover), '120px')} alt="" loading="lazy" />
            </Radio.Root>
          ))}
        </RadioGroup>
      </div>
    </Sheet>
  )
}

function UploadTile({ onReady }: { onReady: () => void }) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const { cover, take } = useOwnCover(onReady)
  const isSending = cover.at === 'sending'
  return (
    <>
      <button
        type="button"
        className="setup-upload"
        data-testid="upload-cover"
        aria-busy={isSending}
        disabled={isSending}
        onClick={() => files.current?.click()}
      >
        {isSending && <img src={cover.preview} alt="" />}
        {isSending ? (
          <span className="relative size-11">
            <ProgressRing value={cover.fraction} size={36} label={t`Uploading`} />
          </span>
        ) : (
          <>
            <Icon name="image" size={26} />
            <Trans>Upload photo</Trans>
          </>
        )}
      </button>
      <input
        ref={files}
        type="file"
        accept="image/*"
        aria-label={t`Choose a photo`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file chosen again has to be noticed too.
          event.target.value = ''
          if (file) take(file)
        }}
      />
      {cover.at === 'failed' && (
        <p role="alert" className="setup-cover-fault">
          {cover.text}
        </p>
      )}
    </>
  )
}
