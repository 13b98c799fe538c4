import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../../lib/refusalText.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useStatementFiles } from './statement.queries.ts'

export function DownloadButton({ month }: { month: string }) {
  const { t } = useLingui()
  const files = useStatementFiles()
  const save = () =>
    files.mutate(month, {
      onSuccess: (made) => made.forEach(({ name, file }) => saveFile(name, file)),
      onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <IconButton
      icon="download"
      size={44}
      label={t`Download this month`}
      aria-busy={files.isPending}
      disabled={files.isPending}
      onClick={save}
    />
  )
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL asynchronously; revoking it too early saves an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
