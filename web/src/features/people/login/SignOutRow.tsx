import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ListRow } from '../../../ui/ListRow.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useSignOut } from './login.queries.ts'

const ConfirmSheet = whenOpened(async () => (await import('../../../ui/ConfirmSheet.tsx')).ConfirmSheet)

/** `onDone` runs also when the server cannot be told: the person asked this phone to forget them. */
export function SignOutRow({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const signOut = useSignOut({ all: false })
  return (
    <>
      <ListRow icon="exit" flip label={<Trans>Log out</Trans>} render={<button type="button" onClick={() => setOpen(true)} />} />
      <ConfirmSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Log out of Nimbo?`}
        text={<Trans>You can log back in anytime.</Trans>}
        confirm={<Trans>Log out</Trans>}
        cancel={<Trans>Cancel</Trans>}
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate(undefined, { onSettled: onDone })}
      />
    </>
  )
}
