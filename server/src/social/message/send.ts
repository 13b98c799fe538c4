import { Message, type Parsed, refuse, STRANGER_MESSAGES } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { isMutedEverywhere } from '../../people/sanction/index.ts'
import { lockUsableImage } from '../../core/upload/index.ts'
import { areBlocked, isFollowing, lockPair } from '../../people/user/index.ts'
import { append } from './append.ts'
import { lockConversation, peerById, sideOf } from './conversation.store.ts'
import { messageOfDevice, type MessageRow, toMessage } from './message.store.ts'
import type { MessageDeps } from './MessageDeps.ts'

const { send: call } = Message
type Sent = Parsed<typeof call>

export function send({ db, limits, wordFilter }: MessageDeps): Handler<typeof call> {
  const pace = limits('privateMessages')
  const strangers = limits('strangersWrittenTo')

  return async ({ uid }, sent) => {
    const { touid, kind, content } = sent
    if (touid === uid) refuse(call, 'Yourself')
    if (kind === 'text' && content === '') refuse(call, 'Empty')
    await pace.take(call, uid)
    const isSensitive = (await wordFilter.find(content)) !== undefined
    return db.transaction(async (sql) => {
      const repeated = await repeat(sql, uid, sent)
      if (repeated) return repeated
      // Beyond a repeat: what was sent before the list changed stays sent.
      if (isSensitive) refuse(call, 'SensitiveWord')
      const person = await peerById(sql, touid)
      if (!person || person.gone || person.disabled) refuse(call, 'NoSuchPerson')
      if (await isMutedEverywhere(sql, uid)) refuse(call, 'Muted')
      await lockPair(sql, uid, touid)
      const conversation = await lockConversation(sql, uid, touid)
      // Asked under the locks: a repeat that overtook this one has committed, and so has a block.
      const overtaken = await repeat(sql, uid, sent)
      if (overtaken) return overtaken
      if (await areBlocked(sql, uid, touid)) refuse(call, 'Blocked')
      const side = (await sideOf(sql, uid, touid))!
      const known = side.theyAccepted || (await isFollowing(sql, touid, uid))
      if (!known) {
        if (kind === 'image') refuse(call, 'WordsOnly')
        if (side.unanswered >= STRANGER_MESSAGES) refuse(call, 'StrangerLimit')
        if (side.unanswered === 0) await strangers.take(call, uid)
      }
      const image = kind === 'image' ? await usableImage(sql, uid, sent.object) : undefined
      const { client_request_id: clientId, width, height } = sent
      const message = await append(sql, {
        conversation,
        touid,
        message: { uid, kind, clientId, ...(image ? { image, width, height } : { content }) },
        unanswered: !known,
        known,
      })
      if (!message) refuse(call, 'IdempotencyConflict')
      return { message, left: known ? -1 : STRANGER_MESSAGES - side.unanswered - 1 }
    })
  }
}

async function usableImage(sql: Sql, uid: number, object: string | undefined): Promise<string> {
  const picture = object === undefined ? 'NotYours' : await lockUsableImage(sql, uid, object, 'chat')
  if (typeof picture === 'string') refuse(call, 'PictureNotReady')
  return object!
}

/** Answer the device was given the first time, if it sends the same again. */
async function repeat(sql: Sql, uid: number, sent: Sent) {
  const before = await messageOfDevice(sql, uid, sent.client_request_id)
  if (!before) return undefined
  const side = await sideOf(sql, uid, sent.touid)
  if (side?.conversation !== before.conversation || !isSame(before, sent)) refuse(call, 'IdempotencyConflict')
  return { message: toMessage(before), left: side.theyAccepted ? -1 : Math.max(0, STRANGER_MESSAGES - side.unanswered) }
}

function isSame(before: MessageRow, { kind, content, object }: Sent): boolean {
  return before.erased || (before.kind === kind && (kind === 'image' ? before.image === object : before.content === content))
}
