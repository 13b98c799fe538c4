import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../lib/refusalText.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { toast } from '../../ui/toast.ts'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { useSignOut } from './login.queries.ts'

const ConfirmSheet = whenOpened(async () => (await import('../../ui/ConfirmSheet.tsx')).ConfirmSheet)

/** Unlike signing out here, this is done only when the server says so: nobody may believe a lost phone is out while it is not. */
export function SignOutEverywhereRow({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const signOut = useSignOut({ all: true })
  const failed = (error: unknown) => toast.error(refusalText(error) ?? t`Operation failed`)
  return (
    <>
      <ListRow icon="shield" label={<Trans>Sign out everywhere</Trans>} render={<button type="button" onClick={() => setOpen(true)} />} />
      <ConfirmSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Sign out everywhere?`}
        text={<Trans>Every device is signed out, this one too. You then log in again where you want to.</Trans>}
        confirm={<Trans>Sign out everywhere</Trans>}
        cancel={<Trans>Stay</Trans>}
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate(undefined, { onSuccess: onDone, onError: failed })}
      />
    </>
  )
}
