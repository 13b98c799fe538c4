import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../lib/refusalText.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'
import { saveFile } from './saveFile.ts'
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
