import { Trans, useLingui } from '@lingui/react/macro'
import type { CashAccount } from '@nimbo/contract'
import { type ReactNode, useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountText, WayIcon } from './AccountText.tsx'
import { useDeleteAccount } from './withdrawal.queries.ts'

export interface EditAccountSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  account: CashAccount | undefined
  types: readonly number[]
}

/** Edits or removes a payout account. */
export function EditAccountSheet({ open, onOpenChange, account, types }: EditAccountSheetProps) {
  const { t } = useLingui()
  const close = () => onOpenChange(false)
  const saved = () => {
    toast(t`Saved`)
    close()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Edit payout account`}>
      {account && (
        <Editing key={account.id} account={account} onRemoved={close}>
          <AccountForm account={account} types={types} inSheet onSaved={saved} />
        </Editing>
      )}
    </Sheet>
  )
}

interface EditingProps {
  account: CashAccount
  onRemoved: () => void
  children: ReactNode
}

/** The first tap's button turns into Cancel in the same place: a double tap removes nothing. */
function Editing({ account, onRemoved, children }: EditingProps) {
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="flex flex-col gap-2.5">
      <div aria-live="polite">{leaving ? <Removal account={account} onRemoved={onRemoved} /> : children}</div>
      <div className="px-4">
        <Button variant="quiet" size="xl" block onClick={() => setLeaving(!leaving)}>
          {leaving ? <Trans>Cancel</Trans> : <Trans>Remove payout account</Trans>}
        </Button>
      </div>
    </div>
  )
}

function Removal({ account, onRemoved }: { account: CashAccount; onRemoved: () => void }) {
  const { t } = useLingui()
  const removing = useDeleteAccount()
  const remove = () =>
    removing.mutate(account.id, {
      onSuccess: (done) => {
        if (done !== 'dismissed') onRemoved()
      },
      onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <div className="flex flex-col gap-3 px-4 pbs-1">
      <p className="flex items-center gap-3">
        <WayIcon type={account.type} />
        <AccountText account={account} />
      </p>
      <p className="text-text-2">
        <Trans>Pending withdrawals will still be paid to this account.</Trans>
      </p>
      <Button variant="stop" size="xl" block busy={removing.isPending} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}
