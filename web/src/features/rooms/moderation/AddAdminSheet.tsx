import { Moderation } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAct } from './moderation.queries.ts'

interface AddAdminSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  liveuid: number
}

/** Makes somebody an admin by their ID: a host knows it from the live, from a profile or from a message. */
export function AddAdminSheet({ open, onOpenChange, liveuid }: AddAdminSheetProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const set = useAct(Moderation.setAdmin, () => {
    onOpenChange(false)
    setTyped('')
    toast(t`Admin added`)
  })
  const touid = Number(typed)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (touid > 0 && !set.isPending) set.mutate({ liveuid, touid, isadmin: 1 })
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Add admin`}>
      <form onSubmit={submit} className="flex flex-col gap-3 px-4 pbs-1 pbe-2">
        <p className="t-sub text-text-2">
          <Trans>Enter their ID. It’s below the name on their card.</Trans>
        </p>
        <Input
          label={t`User ID`}
          placeholder={t`User ID`}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          value={typed}
          error={set.error ? (refusalText(set.error) ?? t`Something went wrong. Try again.`) : undefined}
          onChange={(change) => setTyped(change.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" size="xl" block busy={set.isPending} disabled={!(touid > 0)}>
          <Trans>Set admin</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
