import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { ComponentType } from 'react'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'
import type { PageId } from '@nimbo/contract'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useForgotCode, useRegister, useRegisterCode, useResetPassword } from './login.queries.ts'
import type { LoginMode, ModeFormProps } from './login.state.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

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
  /** Set inside a native wrapper, where providers refuse to load in a web view. */
  nativeSignIn?: NativeSignIn | undefined
  /** Shows a text page over the dialog. */
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

/** Every opening starts with login. The mode is reset on opening, not on closing: the text must not change during the exit animation. */
function useMode(open: boolean) {
  const [mode, setMode] = useState<LoginMode>('login')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setMode('login')
  }
  return [mode, setMode] as const
}

function ForgotForm(props: ModeFormProps) {
  return (
    <NewPasswordForm {...props} sendCode={useForgotCode()} setPassword={useResetPassword()}>
      <Trans>Set new password</Trans>
    </NewPasswordForm>
  )
}

function RegisterForm(props: ModeFormProps) {
  return (
    <NewPasswordForm {...props} agreement sendCode={useRegisterCode()} setPassword={useRegister()}>
      <Trans>Create account</Trans>
    </NewPasswordForm>
  )
}
