import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** One dialog, several modes; a mode is a title, a line under it and a form. */
type LoginMode = 'login'

interface ModeFace {
  title: MessageDescriptor
  text: MessageDescriptor
  Form: ComponentType<{ onSignedIn: () => void }>
}

const modes: Record<LoginMode, ModeFace> = {
  login: { title: msg`Welcome back`, text: msg`Log in to chat, follow and send gifts`, Form: PasswordForm },
}

interface LoginDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignedIn: () => void
}

export function LoginDialog({ open, onOpenChange, onSignedIn }: LoginDialogProps) {
  const { t } = useLingui()
  const [mode] = useState<LoginMode>('login')
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
      <Form key={mode} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
