import { useLingui } from '@lingui/react/macro'
import { toast } from './toast.ts'

/** Copies to the clipboard and says so, or that it failed. */
export function useCopy(): (text: string, copied?: string) => void {
  const { t } = useLingui()
  return (text, copied = t`Copied`) =>
    void navigator.clipboard.writeText(text).then(
      () => toast(copied),
      () => toast.error(t`Copy failed`),
    )
}
