import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'

interface FileDropProps {
  busy: boolean
  onFile: (file: File) => void
}

/** Takes one file, by choosing it or by dropping it. */
export function FileDrop({ busy, onFile }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <label
      htmlFor={id}
      aria-busy={busy}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mx-4 mbs-3 flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed px-6 py-8 text-center focus-within:shadow-focus ${over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
    >
      <span className="grid size-12 place-items-center rounded-full bg-raised text-text-2">
        <Icon name="shield" size={24} />
      </span>
      <span className="t-strong">{busy ? <Trans>Checking…</Trans> : <Trans>Choose a statement file</Trans>}</span>
      <span className="t-sub text-balance text-text-2">
        <Trans>Or drop it here. It’s verified on your device and never uploaded.</Trans>
      </span>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Choosing the same file again verifies it again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
