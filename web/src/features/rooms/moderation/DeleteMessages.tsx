import { Moderation } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePerson } from '../../../room/person.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAct } from './moderation.queries.ts'

/** Deletes every message of a person in this live. */
export function DeleteMessages() {
  const { t } = useLingui()
  const { uid: touid, name: called, pop } = usePerson()
  const { address } = useRoom()
  const [asking, setAsking] = useState(false)
  const name = `\u2068${called}\u2069`
  const erase = useAct(Moderation.delMsg, () => {
    setAsking(false)
    toast(t`Messages deleted`)
  })
  if (!pop?.acts.includes('delMsg') || pop.messages === 0) return null
  return (
    <>
      <Button variant="quiet" size="xl" onClick={() => setAsking(true)}>
        <Icon name="trash" size={19} />
        <Trans>Delete messages</Trans>
      </Button>
      <ConfirmSheet
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete ${name}’s messages?`}
        text={<Trans>Everything they’ve said in this live disappears for everyone. It can’t be undone.</Trans>}
        confirm={<Trans>Delete messages</Trans>}
        busy={erase.isPending}
        onConfirm={() => erase.mutate({ ...address, touid })}
      />
    </>
  )
}
