import { useLingui } from '@lingui/react/macro'
import { Navigate, useSearch } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { Conversation, useConversation } from '../features/social/message/Conversation.tsx'
import { ConversationHead } from '../features/social/message/ConversationHead.tsx'
import { goBack } from '../lib/goBack.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useVisibleHeight } from '../ui/useVisibleHeight.ts'

/** One conversation; without a person all of them. */
export function ChatScreen() {
  const { touid } = useSearch({ from: '/chat' })
  return touid === undefined ? <Navigate to="/message" search={{}} replace /> : <With key={touid} touid={touid} />
}

function With({ touid }: { touid: number }) {
  const { t } = useLingui()
  const open = useConversation(touid)
  const height = useVisibleHeight()
  return (
    <main className="talk-page" style={height === undefined ? undefined : ({ '--visible': `${height}px` } as CSSProperties)}>
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
