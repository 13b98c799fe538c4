import { Catalogue } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type GiftLine, useRetire } from './catalogue.queries.ts'

const words = { NoSuchGift: 'It was retired already.' }

export function RetireGiftDialog({ gift, onClose }: { gift: GiftLine; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useRetire()
  return (
    <Dialog title="Retire this gift?" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        <bdi className="font-semibold text-text">{gift.name_en}</bdi>. Nobody can buy it any more. Those in backpacks can still be given,
        and you can bring it back.
      </p>
      <div className="pbs-4">
        <TextBox label="Reason (optional)" maxLength={300} value={reason} onChange={(change) => setReason(change.target.value)} />
      </div>
      <DialogFooter error={error && faultText(error, Catalogue.retire, words)} onClose={onClose}>
        <Button
          variant="stop"
          disabled={isPending}
          onClick={() => mutate({ id: gift.id, reason: reason.trim() }, { onSuccess: onClose })}
          className="flex-1"
        >
          Retire
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
