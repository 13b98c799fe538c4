import { ChatTranslation } from './ChatTranslation.tsx'
import { SpokenChat } from './SpokenChat.tsx'

export { SaidLine } from './SaidLine.tsx'

/** Parts of the chat loaded after it: speech for screen readers, and translation. */
export function ChatExtras() {
  return (
    <>
      <SpokenChat />
      <ChatTranslation />
    </>
  )
}
