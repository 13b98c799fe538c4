import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadProfile } from '../features/people/user/user.queries.ts'
import { phoneSignIn } from '../lib/bridge/index.ts'
import { onShowLoginDialog } from '../lib/loginDialog.ts'
import { clearPendingAddress, takePendingAddress } from '../lib/pendingAddress.ts'
import { clearPendingRoom, takePendingRoom } from '../lib/pendingRoom.ts'
import { onSessionSync } from '../lib/session.ts'
import { whenOpened } from '../ui/whenOpened.tsx'

const LoginDialog = whenOpened(async () => (await import('../features/people/login/LoginDialog.tsx')).LoginDialog)
const PageSheet = whenOpened(async () => (await import('../features/people/settings/PageSheet.tsx')).PageSheet)

/** The login dialog, loaded on first use. Dismissing it also drops the room or screen that waits. */
export function LoginGate() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [open, setOpen] = useState(false)
  useEffect(() => onShowLoginDialog(() => setOpen(true)), [])
  useEffect(() => onSessionSync(({ token }) => token !== undefined && setOpen(false)), [])
  const change = (next: boolean) => {
    setOpen(next)
    if (next) return
    clearPendingRoom()
    clearPendingAddress()
  }
  const enter = () => {
    const [room, address] = [takePendingRoom(), takePendingAddress()]
    setOpen(false)
    void reloadProfile()
    if (room) void navigate({ to: '/liveAudience', search: room })
    else if (address) history.push(address)
  }
  return <LoginDialog open={open} onOpenChange={change} onSignedIn={enter} PageSheet={PageSheet} nativeSignIn={phoneSignIn()} />
}
