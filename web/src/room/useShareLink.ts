import { useLingui } from '@lingui/react/macro'
import { askNative } from '../lib/bridge/index.ts'
import { useCopy } from '../ui/useCopy.ts'

/** Hands on a page of ours by the app's or the device's share sheet, or the clipboard. Its preview is in the language of who shares it. */
export function useShareLink(path: string, title: string): { share: () => void; copy: () => void } {
  const { t, i18n } = useLingui()
  const copyText = useCopy()
  const address = new URL(path, location.origin)
  address.searchParams.set('lang', i18n.locale)
  const url = address.href
  const copy = () => copyText(url, t`Link copied`)
  async function share(): Promise<void> {
    if (await askNative('share', { title, text: title, url })) return
    // Not every browser has a share sheet, whatever lib.dom says.
    if (typeof navigator.share !== 'function') return copy()
    await navigator.share({ title, url }).catch(() => undefined)
  }
  return { share: () => void share(), copy }
}
