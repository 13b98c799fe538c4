import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadProfile } from '../features/user/user.queries.ts'
import { phoneSignIn } from '../lib/bridge/index.ts'
import { onShowLoginDialog } from '../lib/loginDialog.ts'
import { clearPendingRoom, takePendingRoom } from '../lib/pendingRoom.ts'
import { onSessionSync } from '../lib/session.ts'
import { whenOpened } from '../ui/whenOpened.tsx'

const LoginDialog = whenOpened(async () => (await import('../features/login/LoginDialog.tsx')).LoginDialog)
const PageSheet = whenOpened(async () => (await import('../features/settings/PageSheet.tsx')).PageSheet)

/** The login dialog, loaded on first use. Dismissing it also drops the pending room. */
export function LoginGate() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => onShowLoginDialog(() => setOpen(true)), [])
  useEffect(() => onSessionSync(({ token }) => token !== undefined && setOpen(false)), [])
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) clearPendingRoom()
  }
  const enter = () => {
    const room = takePendingRoom()
    setOpen(false)
    void reloadProfile()
    if (room) void navigate({ to: '/liveAudience', search: room })
  }
  return <LoginDialog open={open} onOpenChange={change} onSignedIn={enter} PageSheet={PageSheet} nativeSignIn={phoneSignIn()} />
}
