import { Banner } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { localMoment } from '../../lib/moments.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { type BannerLine, useEdit } from './banner.queries.ts'
import { BannerFields, fieldsOf } from './BannerFields.tsx'

const words = { NoSuchBanner: 'It was taken down meanwhile.', BadPeriod: 'It would end before it begins.' }

export function ChangeBannerDialog({ line, onClose }: { line: BannerLine; onClose: () => void }) {
  const { id, title, url, from, until } = line
  const [typed, setTyped] = useState({ title, url, from: localMoment(from), until: localMoment(until) })
  const { mutate, isPending, error } = useEdit()
  return (
    <Dialog title="Change this banner" onClose={onClose}>
      <div className="flex flex-col gap-3 pbs-4">
        <BannerFields typed={typed} onChange={setTyped} />
      </div>
      <DialogFooter error={error && faultText(error, Banner.change, words)} onClose={onClose}>
        <Button
          variant="primary"
          disabled={isPending || typed.title.trim() === ''}
          onClick={() => mutate({ id, ...fieldsOf(typed) }, { onSuccess: onClose })}
          className="flex-1"
        >
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
