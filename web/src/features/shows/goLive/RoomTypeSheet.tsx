import { Live } from '@nimbo/contract'
import type { RoomType } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { termsFault, termsInput, termsOf } from './setup.state.ts'
import { TermsFields } from './TermsFields.tsx'
import './goLive.css'

interface RoomTypeSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  stream: string
  terms: { type: RoomType; type_val: string }
}

/** Type and terms of a running room. Viewers who are not admitted under the new terms lose it at once, so the sheet says so before. */
export function RoomTypeSheet({ open, onOpenChange, stream, terms }: RoomTypeSheetProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => termsOf(terms))
  const [busy, setBusy] = useState(false)
  const { type, type_val } = termsInput(draft)
  // A new password is a change although nobody can see it.
  const isSame = type === terms.type && type !== 1 && type_val === terms.type_val
  async function save() {
    setBusy(true)
    try {
      await client.call(Live.changeLiveType, { stream, type, type_val })
      toast(t`Your live was updated`)
      onOpenChange(false)
    } catch (e) {
      toast.error(refusalText(e) ?? t`Something went wrong. Try again.`)
    }
    setBusy(false)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Who can join`}>
      <div className="setup-on-surface">
        <TermsFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
        <p className="t-sub text-text-2">
          {type === 0 ? (
            <Trans>Everyone can join, and viewers stay.</Trans>
          ) : (
            <Trans>Viewers who don’t meet this leave right away and see it at the door.</Trans>
          )}
        </p>
        <Button
          size="xl"
          block
          busy={busy}
          disabled={isSame || termsFault(draft) !== undefined}
          data-testid="save-room-type"
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
