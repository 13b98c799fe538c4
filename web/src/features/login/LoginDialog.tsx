import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { ComponentType } from 'react'
import type { NativeSignIn } from '../../lib/thirdAttempt.ts'
import type { PageId } from '@nimbo/contract'
import { Dialog } from '../../ui/Dialog.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import type { LoginMode, ModeFormProps } from './login.state.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** One dialog, several modes; a mode is a title, a line under it and a form. */
interface ModeFace {
  title: MessageDescriptor
  text: MessageDescriptor
  Form: ComponentType<ModeFormProps>
}

const modes: Record<LoginMode, ModeFace> = {
  login: { title: msg`Log in to Nimbo`, text: msg`Log in to chat and follow hosts`, Form: PasswordForm },
  register: { title: msg`Join Nimbo`, text: msg`Sign up with your phone number`, Form: RegisterForm },
  forgot: { title: msg`Reset password`, text: msg`We’ll text you a code`, Form: ForgotForm },
}

interface LoginDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignedIn: () => void
  /** Given inside a native wrapper, where companies refuse to show their pages. */
  nativeSignIn?: NativeSignIn | undefined
  /** Draws one of our pages over the dialog. */
  PageSheet: ComponentType<PageSheetProps>
}

interface PageSheetProps {
  id: PageId
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function LoginDialog({ open, onOpenChange, onSignedIn, nativeSignIn, PageSheet }: LoginDialogProps) {
  const { t } = useLingui()
  const [page, setPage] = useState<{ id: PageId; open: boolean }>({ id: 'terms', open: false })
  const [mode, setMode] = useMode(open)
  const { title, text, Form } = modes[mode]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(title)}
      description={t(text)}
      mark={<img src="/art/app-icon.svg" alt="" width={52} height={52} />}
    >
      {/* A new mode starts with empty fields. */}
      <Form key={mode} onSignedIn={onSignedIn} onMode={setMode} nativeSignIn={nativeSignIn} onPage={(id) => setPage({ id, open: true })} />
      <PageSheet {...page} onOpenChange={(shown) => setPage({ ...page, open: shown })} />
    </Dialog>
  )
}

/** Every opening begins with login. The mode changes on opening, not on closing: the words must not jump while the dialog leaves. */
function useMode(open: boolean) {
  const [mode, setMode] = useState<LoginMode>('login')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setMode('login')
  }
  return [mode, setMode] as const
}
