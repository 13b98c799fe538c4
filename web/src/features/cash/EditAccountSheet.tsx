import { Trans, useLingui } from '@lingui/react/macro'
import type { CashAccount } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../lib/refusalText.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './AccountForm.tsx'
import { useDeleteAccount } from './cash.queries.ts'

export interface EditAccountSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  account: CashAccount | undefined
  types: readonly number[]
}

/** Changing an account, or removing it after a second tap. */
export function EditAccountSheet({ open, onOpenChange, account, types }: EditAccountSheetProps) {
  const { t } = useLingui()
  const close = () => onOpenChange(false)
  const saved = () => {
    toast(t`Saved`)
    close()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Edit account`}>
      {account && (
        <div key={account.id} className="flex flex-col gap-2.5">
          <AccountForm account={account} types={types} inSheet onSaved={saved} />
          <Removal account={account} onRemoved={close} />
        </div>
      )}
    </Sheet>
  )
}

function Removal({ account, onRemoved }: { account: CashAccount; onRemoved: () => void }) {
  const { t } = useLingui()
  const removing = useDeleteAccount()
  const [sure, setSure] = useState(false)
  const remove = () =>
    removing.mutate(account.id, {
      onSuccess: (done) => {
        if (done !== 'dismissed') onRemoved()
      },
      onError: (error) => toast.error(refusalText(error) ?? t`Operation failed`),
    })
  return (
    <div className="px-4">
      {sure ? (
        <>
          <p className="t-sub pbe-2 text-center text-text-2">
            <Trans>Withdrawals under way still go there.</Trans>
          </p>
          <Button variant="stop" size="xl" block busy={removing.isPending} onClick={remove}>
            <Trans>Yes, remove it</Trans>
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="xl" block onClick={() => setSure(true)}>
          <Trans>Remove account</Trans>
        </Button>
      )}
    </div>
  )
}
