import { Banner } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type BannerLine, useRetire } from './banner.queries.ts'

const words = { NoSuchBanner: 'It was taken down already.' }

export function RetireBannerDialog({ line, onClose }: { line: BannerLine; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useRetire()
  return (
    <Dialog title="Take this banner down?" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        <bdi className="font-semibold text-text">{line.title}</bdi>. It is gone from the app within seconds and does not come back.
      </p>
      <div className="pbs-4">
        <TextBox label="Reason (optional)" maxLength={300} value={reason} onChange={(change) => setReason(change.target.value)} />
      </div>
      <DialogFooter error={error && faultText(error, Banner.retire, words)} onClose={onClose}>
        <Button
          variant="stop"
          disabled={isPending}
          onClick={() => mutate({ id: line.id, reason: reason.trim() }, { onSuccess: onClose })}
          className="flex-1"
        >
          Take down
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
