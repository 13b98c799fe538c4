import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadProfile } from '../features/user/user.queries.ts'
import { phoneSignIn } from '../lib/bridge/index.ts'
import { onShowLoginDialog } from '../lib/loginDialog.ts'
import { clearPendingRoom, takePendingRoom } from '../lib/pendingRoom.ts'
import { whenOpened } from '../ui/whenOpened.tsx'

const LoginDialog = whenOpened(async () => (await import('../features/login/LoginDialog.tsx')).LoginDialog)
const PageSheet = whenOpened(async () => (await import('../features/settings/PageSheet.tsx')).PageSheet)

/** The login dialog, fetched the first time somebody asks for it. Giving up also gives up the room it was asked for. */
export function LoginGate() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => onShowLoginDialog(() => setOpen(true)), [])
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
