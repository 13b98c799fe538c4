import { ChatTranslation } from './ChatTranslation.tsx'
import { SpokenChat } from './SpokenChat.tsx'

export { SaidLine } from './SaidLine.tsx'

/** What a chat does without at first: its voice, and other languages. */
export function ChatExtras() {
  return (
    <>
      <SpokenChat />
      <ChatTranslation />
    </>
  )
}
