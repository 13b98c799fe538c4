import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../../lib/refusalText.ts'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeleteVideo } from './video.queries.ts'

interface DeleteVideoProps {
  id: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

export function DeleteVideo({ id, open, onOpenChange, onDeleted }: DeleteVideoProps) {
  const { t } = useLingui()
  const remove = useDeleteVideo()
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onOpenChange(false)
        toast(t`Video deleted`)
        onDeleted()
      },
      onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete this video?`}
      text={t`It disappears for everyone, with its likes and views. This can’t be undone.`}
      confirm={t`Delete`}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  )
}
