import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { useSignOut } from './login.queries.ts'

const Sheet = whenOpened(async () => (await import('../../ui/Sheet.tsx')).Sheet)

/** `onDone` runs also when the server cannot be told: the person asked this phone to forget them. */
export function SignOutRow({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const signOut = useSignOut()
  return (
    <>
      <ListRow icon="exit" flip label={<Trans>Sign out</Trans>} render={<button type="button" onClick={() => setOpen(true)} />} />
      <Sheet open={open} onOpenChange={setOpen} title={t`Sign out of this phone?`}>
        <div className="flex flex-col gap-2.5 px-4 pbs-2">
          <p className="text-text-2">
            <Trans>You can log in again at any time with your phone number.</Trans>
          </p>
          <Button variant="stop" size="xl" block busy={signOut.isPending} onClick={() => signOut.mutate(undefined, { onSettled: onDone })}>
            <Trans>Sign out</Trans>
          </Button>
          <Button variant="quiet" size="xl" block onClick={() => setOpen(false)}>
            <Trans>Stay</Trans>
          </Button>
        </div>
      </Sheet>
    </>
  )
}
