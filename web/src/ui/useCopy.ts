import { useLingui } from '@lingui/react/macro'
import { copyText } from './copyText.ts'
import { toast } from './toast.ts'

/** Copies to the clipboard and says so, or that it failed. */
export function useCopy(): (text: string, copied?: string) => void {
  const { t } = useLingui()
  return (text, copied = t`Copied`) => void copyText(text).then((done) => (done ? toast(copied) : toast.error(t`Copy failed`)))
}
