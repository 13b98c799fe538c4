import { FieldTitle } from '../../../ui/FieldTitle.tsx'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import './moderation.css'

export interface Target {
  uid: number
  name: string
  avatar: string
}

interface ActSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: Target
  title: string
  /** Effect of the action, in words. */
  text: ReactNode
  confirm: ReactNode
  variant?: ButtonVariant
  busy: boolean
  disabled?: boolean
  onConfirm: () => void
  children: ReactNode
}

/** Dialog of an action on a person: its effect, duration and reason, and a way back. */
export function ActSheet({
  person,
  title,
  text,
  confirm,
  variant = 'accent',
  busy,
  disabled,
  onConfirm,
  children,
  ...sheet
}: ActSheetProps) {
  return (
    <Sheet {...sheet} title={title} titleHidden>
      <div className="act-sheet">
        <div className="act-head">
          <Avatar src={person.avatar} name={person.name} size={44} />
          <div className="min-w-0">
            <p className="t-title">{title}</p>
            <p className="t-sub text-text-2">{text}</p>
          </div>
        </div>
        {children}
        <div className="act-foot">
          <Button variant="quiet" size="xl" onClick={() => sheet.onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={variant} size="xl" busy={busy} disabled={disabled} data-testid="act-confirm" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** A question of a sheet, with a few words at the end of its line. */
export function ActField({ label, note, children }: { label: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <FieldTitle note={note}>{label}</FieldTitle>
      {children}
    </div>
  )
}
