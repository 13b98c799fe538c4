import { Banner } from '@nimbo/contract/operator'
import { useRef, useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useCreate } from './banner.queries.ts'
import { BannerFields, fieldsOf } from './BannerFields.tsx'
import { drawFile, encodePicture } from './cutPicture.ts'

const words = { BadPeriod: 'It would end before it begins.', Full: 'Ten banners are up. Take one down first.' }

export function CreateBannerDialog({ onClose }: { onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [typed, setTyped] = useState({ title: '', url: '', from: '', until: '' })
  const [drawn, setDrawn] = useState(false)
  const [fault, setFault] = useState('')
  const { mutate, isPending, error } = useCreate()

  async function choose(file: File | undefined) {
    setDrawn(false)
    setFault('')
    if (!file || !canvas.current) return
    try {
      await drawFile(file, canvas.current)
      setDrawn(true)
    } catch {
      setFault('This file is no picture.')
    }
  }
  async function create() {
    try {
      mutate({ ...fieldsOf(typed), picture: await encodePicture(canvas.current!) }, { onSuccess: onClose })
    } catch {
      setFault('This picture is too detailed. Choose another one.')
    }
  }
  return (
    <Dialog title="Add a banner" onClose={onClose}>
      <div className="flex flex-col gap-3 pbs-4">
        <Field
          label="Picture"
          hint="Cut to 720 × 208. Keep text away from its edges"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={(e) => void choose(e.target.files?.[0])}
        />
        <canvas ref={canvas} role="img" aria-label="How it is cut" hidden={!drawn} className="aspect-[720/208] w-full rounded-md" />
        <BannerFields typed={typed} onChange={setTyped} />
      </div>
      <DialogFooter error={fault || (error && faultText(error, Banner.create, words))} onClose={onClose}>
        <Button
          variant="primary"
          disabled={isPending || !drawn || typed.title.trim() === ''}
          onClick={() => void create()}
          className="flex-1"
        >
          Put it up
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
