import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { Conversation, useConversation } from '../features/message/Conversation.tsx'
import { ConversationHead } from '../features/message/ConversationHead.tsx'
import { NimboThread } from '../features/message/NimboThread.tsx'
import { goBack } from '../lib/goBack.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'
import { useKeyboardInset } from '../ui/useKeyboardInset.ts'

/** One conversation; without a person that of Nimbo itself. */
export function ChatScreen() {
  const { t } = useLingui()
  const { touid } = useSearch({ from: '/chat' })
  if (touid !== undefined) return <With key={touid} touid={touid} />
  return (
    <Page title={t`Nimbo news`} onBack={goBack}>
      <main>
        <NimboThread />
      </main>
    </Page>
  )
}

function With({ touid }: { touid: number }) {
  const { t } = useLingui()
  const open = useConversation(touid)
  const keyboard = useKeyboardInset()
  return (
    <main className="talk-page" style={{ '--keyboard': `${keyboard}px` } as CSSProperties}>
      <ConversationHead
        touid={touid}
        open={open}
        onGone={goBack}
        start={<IconButton icon="back" flip size={44} label={t`Back`} onClick={goBack} />}
      />
      <Conversation touid={touid} open={open} />
    </main>
  )
}
