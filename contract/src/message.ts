import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { privateMessage } from './events/personal.ts'
import { flag, int, nothing, optionalText, requestId, string, uid } from './scalars.ts'
import { userCard } from './user.ts'

export const MESSAGE_MAX = 1000
/** So many messages may somebody send who is not followed back, until the other answers. */
export const STRANGER_MESSAGES = 3
/** Unread messages are counted up to here. */
export const MAX_UNREAD = 100
const MAX_SIDE = 4000

/** A place in a conversation: messages are numbered from 1 on without gaps. */
const seq = int(0, 2 ** 53 - 1)

const peer = z.object({
  ...userCard.shape,
  level_anchor: z.int(),
  islive: flag,
  /** The room they have on air; empty when there is none. */
  stream: z.string(),
  /** 1: there is no such account any more. */
  gone: flag,
})
export type Peer = z.output<typeof peer>

/** Progress of the other's messages on this side: `delivered` to a device, `read` by the person. */
const receipt = z.object({ delivered: z.int(), read: z.int() })
export type Receipt = z.output<typeof receipt>

const conversation = z.object({
  ...peer.shape,
  /** Their guard of me; 0 for none. */
  guard_type: z.int(),
  unread: z.int(),
  last: privateMessage,
  mine: receipt,
  theirs: receipt,
  /** Newer conversations have a greater one. */
  order: z.int(),
})
export type Conversation = z.output<typeof conversation>

export const Message = domain('Message', {
  getRealtime: call({
    auth: 'user',
    kind: 'query',
    summary: 'My own channel, which brings what happens in my conversations to all of my devices. `usersign` opens the connection.',
    input: z.object({}),
    output: z.object({ url: z.string(), channel: z.string(), token: z.string() }),
  }),
  getUnread: call({
    auth: 'user',
    kind: 'query',
    summary: 'How many messages I have not read, up to 100, and how many strangers wait for an answer.',
    input: z.object({}),
    output: z.object({ nums: z.int(), requests: z.int() }),
  }),
  getConversations: call({
    auth: 'user',
    kind: 'query',
    summary:
      'My conversations, the newest first, 20 a page: those with people I follow or have answered, or with `requests` 1 those of strangers. `before` is the order of the last one known, `key` part of a name.',
    input: z.object({ requests: z._default(int(0, 1), 0), before: z._default(seq, 0), key: optionalText(40) }),
    output: z.object({ list: z.array(conversation), more: flag }),
  }),
  getMessages: call({
    auth: 'user',
    kind: 'query',
    summary:
      'Messages with a person, oldest first: the newest 30, 30 before a number, or up to 100 after one. Nothing is in it while either blocks the other.',
    input: z.object({ touid: uid, before: z.optional(seq), after: z.optional(seq) }),
    output: z.object({
      peer,
      /** The newest there is. */
      seq: z.int(),
      mine: receipt,
      theirs: receipt,
      /** 1: I block them; `blocked` 1: either of us blocks the other. */
      isblack: flag,
      blocked: flag,
      /** 1: from a stranger whom I have not answered. */
      request: flag,
      /** Number of messages I may still send before they answer; -1: no limit. */
      left: z.int(),
      list: z.array(privateMessage),
      /** 1: there is more in the direction that was asked for. */
      more: flag,
    }),
    refusals: { NoSuchPerson: 1002, Yourself: 1001 },
  }),
  send: call({
    auth: 'user',
    kind: 'command',
    repeat: 'replay',
    summary: `Sends words, or a picture that was uploaded as \`chat\`. Who is not followed back sends words only, ${STRANGER_MESSAGES} of them, until the other answers.`,
    input: z.object({
      touid: uid,
      kind: z._default(z.enum(['text', 'image']), 'text'),
      content: z._default(string().check(z.trim(), z.maxLength(MESSAGE_MAX)), ''),
      object: z.optional(z.uuid()),
      width: z._default(int(0, MAX_SIDE), 0),
      height: z._default(int(0, MAX_SIDE), 0),
      client_request_id: requestId,
    }),
    output: z.object({ message: privateMessage, left: z.int() }),
    refusals: {
      Yourself: 1001,
      NoSuchPerson: 1002,
      Blocked: 1003,
      StrangerLimit: 1004,
      Muted: 1006,
      Empty: 1007,
      PictureNotReady: 1008,
      IdempotencyConflict: 1009,
      WordsOnly: 1010,
      SensitiveWord: 10011,
    },
  }),
  setDelivered: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid', 'seq'] },
    summary: 'A device of mine has the messages of a person up to this one.',
    input: z.object({ touid: uid, seq }),
    output: nothing,
  }),
  setRead: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid', 'seq'] },
    summary: 'I have read the messages of a person up to this one.',
    input: z.object({ touid: uid, seq }),
    output: nothing,
  }),
  delConversation: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid', 'seq'] },
    summary: 'Takes a conversation up to this message out of my own list. The other keeps theirs.',
    input: z.object({ touid: uid, seq }),
    output: nothing,
  }),
})
