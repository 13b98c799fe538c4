import { useLingui } from '@lingui/react/macro'
import { askNative } from '../../lib/bridge/index.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import type { Home } from './profile.queries.ts'

/** Hands a home on, by the device's share sheet or the clipboard. */
export function HomeShare({ home: { id, user_nicename: title } }: { home: Home }) {
  const { t } = useLingui()
  const copy = useCopy()
  const url = `${location.origin}/user/home?touid=${id}`
  async function share() {
    if (await askNative('share', { title, text: title, url })) return
    // Not every browser has a share sheet, whatever lib.dom says.
    if (typeof navigator.share !== 'function') return copy(url, t`Link copied`)
    await navigator.share({ title, url }).catch(() => undefined)
  }
  return <IconButton icon="share" flip variant="glass" size={40} label={t`Share`} onClick={() => void share()} />
}
