import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast.ts'

/** Passes the page on as it is for everybody: without whatever stood in this visitor's address. */
export function useShareHostPage(title: string): () => void {
  const { t } = useLingui()
  const url = `${location.origin}/advertise`

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast(t`Link copied`)
    } catch {
      toast.error(t`Copy failed`)
    }
  }
  return () => {
    // Not every browser has a share sheet, whatever lib.dom says.
    if (typeof navigator.share !== 'function') void copy()
    else void navigator.share({ title, url }).catch(() => undefined)
  }
}
