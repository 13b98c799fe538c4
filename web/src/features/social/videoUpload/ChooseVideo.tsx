import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_VIDEO_SECONDS, type VideoFault } from '@nimbo/contract'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useVideoFaultText } from '../../../lib/useVideoFaultText.ts'

interface ChooseVideoProps {
  fault: VideoFault | undefined
  busy: boolean
  onChoose: (file: File) => void
}

/** Source of a video: a file of this device, also dropped here. */
export function ChooseVideo({ fault, busy, onChoose }: ChooseVideoProps) {
  const { t } = useLingui()
  const faultText = useVideoFaultText()
  const files = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => file && onChoose(file)
  return (
    <section
      className="upload-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <span className="upload-mark">
        <Icon name="camera" size={34} />
      </span>
      <h2 className="t-title">
        <Trans>Share a moment</Trans>
      </h2>
      <p className="text-text-2">
        <Trans>MP4, MOV or WebM, up to {MAX_VIDEO_SECONDS} seconds and 100 MB</Trans>
      </p>
      {fault && (
        <p role="alert" className="text-danger" data-testid="upload-fault">
          {faultText(fault)}
        </p>
      )}
      <Button size="xl" busy={busy} onClick={() => files.current?.click()}>
        <Trans>Choose a video</Trans>
      </Button>
      <input
        ref={files}
        type="file"
        accept="video/mp4,video/quicktime,video/webm,.mov,.m4v"
        aria-label={t`Choose a video`}
        tabIndex={-1}
        className="sr-only"
        data-testid="video-file"
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file chosen again has to be noticed too.
          event.target.value = ''
        }}
      />
    </section>
  )
}
