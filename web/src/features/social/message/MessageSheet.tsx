import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Conversation, useConversation } from './Conversation.tsx'
import { ConversationHead } from './ConversationHead.tsx'

export interface MessageSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  touid: number
}

/** A conversation over a room that goes on. */
export function MessageSheet({ open, onOpenChange, touid }: MessageSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet tall open={open} onOpenChange={onOpenChange} title={t`Messages`} titleHidden scrim="light">
      <InSheet key={touid} touid={touid} onGone={() => onOpenChange(false)} />
    </Sheet>
  )
}

function InSheet({ touid, onGone }: { touid: number; onGone: () => void }) {
  const thread = useConversation(touid)
  return (
    <div className="talk-sheet" data-testid="message-sheet">
      <ConversationHead touid={touid} open={thread} onGone={onGone} inRoom />
      <Conversation touid={touid} open={thread} />
    </div>
  )
}
