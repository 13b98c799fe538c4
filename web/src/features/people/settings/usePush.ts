import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { isSignedIn, useSession } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { readPush, turnOffPush, turnOnPush } from './push.queries.ts'
import type { PushFace } from './push.queries.ts'

/** Push subscription of this device. Read again when the page becomes visible, as browser settings may have changed. */
export function usePush() {
  const { t } = useLingui()
  const signedIn = useSession((session) => session.token !== undefined)
  const [face, setFace] = useState<PushFace>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let left = false
    const refresh = () => void readPush(signedIn).then((now) => !left && setFace(now))
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [signedIn])

  async function change(on: boolean) {
    setBusy(true)
    try {
      await (on ? turnOnPush() : turnOffPush())
    } catch {
      toast.error(t`Something went wrong. Try again.`)
    }
    setFace(await readPush())
    setBusy(false)
  }
  return { face, toggle: (on: boolean) => (isSignedIn() ? !busy && void change(on) : showLoginDialog()) }
}
