import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { useLineBuffer, useSlice } from '../../../room/useRoom.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { chatKey, chatRemoval, chatShownTo, chatSlice } from './chat.state.ts'
import type { ChatState } from './chat.state.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatList } from './ChatList.tsx'
import { ChatRow, SystemRow } from './ChatRow.tsx'
import { fetchChatOutbox } from './useSay.ts'
import './chat.css'

const PinnedMessage = lazy(async () => ({ default: (await import('./PinnedMessage.tsx')).PinnedMessage }))
const ChatRows = lazyDrawing(async () => (await import('./ChatRows.tsx')).ChatRows)
const MentionAction = lazyDrawing(async () => (await import('./MentionAction.tsx')).MentionAction)

/** Chat lines of people, and the platform's own to everybody. */
export const chat: RoomFeature<ChatState> = {
  ...chatSlice,
  lines: {
    chat: { draw: ChatRow, key: chatKey, shownTo: chatShownTo },
    system: { draw: SystemRow },
  },
  removes: { linesDeleted: chatRemoval },
  start() {
    void fetchChatOutbox().catch(() => undefined)
    return () => undefined
  },
  slots: {
    counts: { anchor: MessageCount, order: 20 },
    chips: { audience: Pin, anchor: Pin, order: 5 },
    chat: { audience: ChatList, anchor: ChatList },
    composer: { audience: ChatComposer, anchor: ChatComposer },
    more: { audience: ChatRows, anchor: ChatRows, order: 50 },
    personCorner: { audience: MentionAction, anchor: MentionAction },
  },
}

/** Most lives pin nothing. */
function Pin() {
  const pinned = useSlice(chatSlice, (state) => state.pin.content !== '')
  return <Suspense fallback={null}>{pinned && <PinnedMessage />}</Suspense>
}

function MessageCount() {
  const messages = useLineBuffer((lines) => lines.newest)
  return (
    <div>
      <dt>
        <Trans>Messages</Trans>
      </dt>
      <dd>
        <CountText value={messages} />
      </dd>
    </div>
  )
}
