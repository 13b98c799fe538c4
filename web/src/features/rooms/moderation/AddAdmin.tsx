import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { adminsQuery } from './moderation.queries.ts'

const AddAdminSheet = whenOpened(async () => (await import('./AddAdminSheet.tsx')).AddAdminSheet)

export function AddAdmin({ liveuid }: { liveuid: number }) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(adminsQuery(liveuid))
  const full = data !== undefined && data.nums >= data.total
  const total = data?.total ?? 0
  return (
    <>
      <Button size="xl" block disabled={!data || full} onClick={() => setOpen(true)}>
        <Icon name="plus" size={19} stroke={2.4} />
        <Trans>Add admin</Trans>
      </Button>
      {full && (
        <p className="t-cap pbs-2 text-center text-text-2">
          <Trans>You can have up to {total} admins. Remove one to add another.</Trans>
        </p>
      )}
      <AddAdminSheet open={open} onOpenChange={setOpen} liveuid={liveuid} />
    </>
  )
}
