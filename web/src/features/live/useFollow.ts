import { User, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { tellNative } from '../../lib/bridge/index.ts'
import { toast } from '../../ui/toast.ts'
import { follow } from './live.queries.ts'

/** Following one person: shown at once, taken back when the server says no. */
export function useFollow(touid: number, initially: boolean) {
  const { t } = useLingui()
  const [following, setFollowing] = useState(initially)
  const [busy, setBusy] = useState(false)

  async function toggle() {
    const wish = !following
    setFollowing(wish)
    setBusy(true)
    try {
      setFollowing((await follow(touid, wish)).isattent === 1)
      if (wish) tellNative('haptic', { kind: 'success' })
    } catch (e) {
      setFollowing(!wish)
      toast.error(refusalOf(e, User.setAttent) === 'Yourself' ? t`You cannot follow yourself` : t`Operation failed`)
    }
    setBusy(false)
  }
  return { following, busy, toggle: () => void toggle() }
}
