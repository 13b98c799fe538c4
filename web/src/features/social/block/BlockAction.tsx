import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePerson } from '../../../room/person.ts'
import { PersonAct } from '../../../room/PersonAct.tsx'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { useBlock } from './useBlock.ts'

export function BlockAction() {
  const { uid, name } = usePerson()
  const { blocked, busy, setBlocked } = useBlock(uid)
  if (!blocked) return <BlockButton name={name} busy={busy} onBlock={() => setBlocked(true)} />
  return (
    <PersonAct icon="undo" flip busy={busy} onClick={() => setBlocked(false)}>
      <Trans>Unblock</Trans>
    </PersonAct>
  )
}

function BlockButton({ name: called, busy, onBlock }: { name: string; busy: boolean; onBlock: () => void }) {
  const { t } = useLingui()
  // A title is plain text: these two characters do for a name what <bdi> does elsewhere.
  const name = `\u2068${called}\u2069`
  const [asking, setAsking] = useState(false)
  const block = () => {
    setAsking(false)
    onBlock()
  }
  return (
    <>
      <PersonAct icon="block" danger busy={busy} onClick={() => setAsking(true)}>
        <Trans>Block</Trans>
      </PersonAct>
      <ConfirmSheet
        open={asking}
        onOpenChange={setAsking}
        title={t`Block ${name}?`}
        text={<Trans>You won’t see each other’s profiles, lives or messages. They won’t be notified.</Trans>}
        confirm={<Trans>Block</Trans>}
        onConfirm={block}
      />
    </>
  )
}
