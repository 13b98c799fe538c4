import type { GiftFileKind } from '@nimbo/contract/operator'
import { Field } from '../../ui/Field.tsx'
import { FileRefused, useUpload } from './catalogue.queries.ts'

interface FileFieldProps {
  kindOf: (file: File) => GiftFileKind
  label: string
  hint: string
  accept: string
  onReady: (address: string) => void
}

/** A file is sent as soon as it is chosen, and used once the worker found it good. */
export function FileField({ kindOf, label, hint, accept, onReady }: FileFieldProps) {
  const { mutate, isPending, error } = useUpload()
  const send = (file: File | undefined) => file && mutate({ kind: kindOf(file), file }, { onSuccess: onReady })
  return (
    <div>
      <Field label={label} hint={hint} type="file" accept={accept} disabled={isPending} onChange={(e) => send(e.target.files?.[0])} />
      {isPending && (
        <p role="status" className="t-cap pbs-1 text-text-2">
          Being checked…
        </p>
      )}
      {error && (
        <p role="alert" className="t-cap pbs-1 text-danger">
          {error instanceof FileRefused ? error.message : 'The file could not be sent. Try again.'}
        </p>
      )}
    </div>
  )
}
