import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useSignOut } from './login.queries.ts'

const ConfirmSheet = whenOpened(async () => (await import('../../../ui/ConfirmSheet.tsx')).ConfirmSheet)

/** Unlike a local sign-out, this succeeds only when the server confirms: a lost phone must not appear signed out while it is not. */
export function SignOutEverywhereRow({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const signOut = useSignOut({ all: true })
  const failed = (error: unknown) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`)
  return (
    <>
      <ListRow
        icon="shield"
        label={<Trans>Log out of all devices</Trans>}
        render={<button type="button" onClick={() => setOpen(true)} />}
      />
      <ConfirmSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Log out of all devices?`}
        text={<Trans>You’ll be logged out on every device, including this one.</Trans>}
        confirm={<Trans>Log out of all devices</Trans>}
        cancel={<Trans>Cancel</Trans>}
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate(undefined, { onSuccess: onDone, onError: failed })}
      />
    </>
  )
}
