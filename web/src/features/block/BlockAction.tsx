import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePerson } from '../../room/person.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useBlock } from './useBlock.ts'

export function BlockAction() {
  const { uid, name } = usePerson()
  const { blocked, busy, setBlocked } = useBlock(uid)
  if (!blocked) return <BlockButton name={name} busy={busy} onBlock={() => setBlocked(true)} />
  return (
    <Button variant="quiet" size="xl" block busy={busy} onClick={() => setBlocked(false)}>
      <Trans>Unblock</Trans>
    </Button>
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
      <Button variant="quiet" size="xl" block busy={busy} onClick={() => setAsking(true)}>
        <Icon name="block" size={19} />
        <Trans>Block</Trans>
      </Button>
      <ConfirmSheet
        open={asking}
        onOpenChange={setAsking}
        title={t`Block ${name}?`}
        text={<Trans>You won’t see their messages or when they join. They won’t be notified.</Trans>}
        confirm={<Trans>Block</Trans>}
        onConfirm={block}
      />
    </>
  )
}
