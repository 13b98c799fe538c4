import { useLingui } from '@lingui/react/macro'
import { askNative } from '../../lib/bridge/index.ts'
import { toast } from '../../ui/toast.ts'
import type { Invitation } from './agent.queries.ts'

export function useShareInvitation({ href, code }: Invitation) {
  const { t } = useLingui()
  const title = t`Join me on Nimbo`

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast(done)
    } catch {
      toast.error(t`Copy failed`)
    }
  }
  async function share() {
    if (await askNative('share', { title, text: title, url: href })) return
    // Not every browser has a share sheet, whatever lib.dom says.
    if (typeof navigator.share !== 'function') return copy(href, t`Link copied`)
    await navigator.share({ title, url: href }).catch(() => undefined)
  }
  return { share: () => void share(), copyCode: () => void copy(code, t`Code copied`) }
}
