import { useLingui } from '@lingui/react/macro'
import { askNative } from '../../lib/bridge/index.ts'
import { useRoom } from '../../room/useRoom.ts'
import { useCopy } from '../../ui/useCopy.ts'

/** The room's address to hand on, by the device's share sheet or the clipboard. */
export function useShare() {
  const { t } = useLingui()
  const { address, entered } = useRoom()
  const { liveuid, stream } = address
  const { title } = entered.room
  const url = `${location.origin}/liveAudience?${new URLSearchParams({ liveuid: String(liveuid), stream })}`

  const copyText = useCopy()
  const copy = () => copyText(url, t`Link copied`)
  async function share() {
    if (await askNative('share', { title, text: title, url })) return
    // Not every browser has a share sheet, whatever lib.dom says.
    if (typeof navigator.share !== 'function') return copy()
    await navigator.share({ title, url }).catch(() => undefined)
  }
  return { share: () => void share(), copy }
}
