import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast.ts'

export function useCopy() {
  const { t } = useLingui()
  return (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t`Copied`),
      () => toast.error(t`Copy failed`),
    )
}
