import type { Message } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { delConversation } from './delConversation.ts'
import { getConversations } from './getConversations.ts'
import { getMessages } from './getMessages.ts'
import { getRealtime } from './getRealtime.ts'
import { getUnread } from './getUnread.ts'
import type { MessageDeps } from './MessageDeps.ts'
import { send } from './send.ts'
import { setDelivered } from './setDelivered.ts'
import { setRead } from './setRead.ts'

export { messageUse } from './message.store.ts'
export { personalData } from './personalData.ts'
export { writtenBetween } from './evidence.store.ts'
export type { EvidenceMessage } from './evidence.store.ts'
export { projectGiftCards, sendGiftCards } from './giftCards.ts'
export { isSent } from './message.store.ts'

export const message = (deps: MessageDeps): Handlers<typeof Message> => ({
  getRealtime: getRealtime(deps),
  getUnread: getUnread(deps),
  getConversations: getConversations(deps),
  getMessages: getMessages(deps),
  send: send(deps),
  setDelivered: setDelivered(deps),
  setRead: setRead(deps),
  delConversation: delConversation(deps),
})
