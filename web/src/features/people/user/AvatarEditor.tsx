import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { openPicture } from '../../../lib/picture.ts'
import type { OpenPicture } from '../../../lib/picture.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { AvatarStatus } from './AvatarStatus.tsx'
import { useAvatarUpload } from './useAvatarUpload.ts'

const CropSheet = whenOpened(async () => (await import('./CropSheet.tsx')).CropSheet)

const SIZE = 104
const frame = 'relative grid flex-none place-items-center rounded-full'

/** My picture, and the way to another: choose, cut, upload. */
export function AvatarEditor({ avatar, name }: { avatar: string; name: string }) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenPicture>()
  const [cutting, setCutting] = useState(false)
  const { upload, send, cancel, fail } = useAvatarUpload()
  const sending = upload.at === 'sending'
  useEffect(() => () => picture?.close(), [picture])

  const choose = () => files.current?.click()
  async function open(file: File | undefined) {
    if (!file) return
    try {
      setPicture(await openPicture(file))
      setCutting(true)
    } catch {
      setCutting(false)
      fail(t`We can’t open this file. Choose a JPEG, PNG or WebP photo.`)
    }
  }

  return (
    <section aria-label={t`Profile photo`} className="flex flex-col items-center px-4 pbs-4">
      <button type="button" onClick={choose} disabled={sending} aria-label={t`Change photo`} className={frame}>
        <span className={`rounded-full p-[3px] ${sending ? '' : 'bg-accent-grad'}`}>
          <span className="block rounded-full bg-bg p-[2.5px]">
            <Avatar src={sending ? upload.preview : avatar} name={name} size={SIZE} />
          </span>
        </span>
        {sending ? (
          <ProgressRing value={upload.fraction} size={SIZE} label={t`Uploading`} />
        ) : (
          <span className="absolute end-0 inset-be-0 grid size-8 place-items-center rounded-full bg-raised text-text shadow-[0_0_0_2px_var(--bg)]">
            <Icon name="edit" size={17} />
          </span>
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
          void open(event.target.files?.[0])
          // The same file chosen again has to be noticed too.
          event.target.value = ''
        }}
      />
      <AvatarStatus upload={upload} onChoose={choose} onRetry={send} onCancel={cancel} />
      {picture && (
        <CropSheet
          key={picture.url}
          open={cutting}
          onOpenChange={setCutting}
          picture={picture}
          onChooseOther={choose}
          onCut={(blob) => {
            setCutting(false)
            send(blob)
          }}
        />
      )}
    </section>
  )
}
