import { useLingui } from '@lingui/react/macro'
import { askNative } from '../../lib/bridge/index.ts'
import { toast } from '../../ui/toast.ts'
import type { RoomAddress } from './live.queries.ts'

export function useShare({ liveuid, stream }: RoomAddress, title: string) {
  const { t } = useLingui()
  const url = `${location.origin}/liveAudience?${new URLSearchParams({ liveuid: String(liveuid), stream })}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast(t`Link copied`)
    } catch {
      toast.error(t`Copy failed`)
    }
  }
  async function share() {
    if (await askNative('share', { title, text: title, url })) return
    // Not every browser has a share sheet, whatever lib.dom says.
    if (typeof navigator.share !== 'function') return copy()
    await navigator.share({ title, url }).catch(() => undefined)
  }
  return { share: () => void share(), copy: () => void copy() }
}
