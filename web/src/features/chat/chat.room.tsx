import { Trans } from '@lingui/react/macro'
import type { RoomFeature } from '../../room/feature.ts'
import { useLineBuffer } from '../../room/useRoom.ts'
import { CountText } from '../../ui/CountText.tsx'
import { chatKey, chatShownTo } from './chat.state.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatList } from './ChatList.tsx'
import { ChatRow, SystemRow } from './ChatRow.tsx'
import './chat.css'

/** What people say, and what the platform says to everybody. */
export const chat: RoomFeature = {
  name: 'chat',
  lines: {
    chat: { draw: ChatRow, key: chatKey, shownTo: chatShownTo },
    system: { draw: SystemRow },
  },
  slots: {
    counts: { anchor: MessageCount, order: 20 },
    chat: { audience: ChatList, anchor: ChatList },
    composer: { audience: ChatComposer, anchor: ChatComposer },
  },
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
