import type { Language, NoticeKind } from '@nimbo/contract'
import type { Message } from '../push/index.ts'
import type { NoticeData } from './NoticeData.ts'
import { noticeText } from './noticeText.ts'

const DAY_SECONDS = 86_400
/** After that a live is old news. */
const LIVE_SECONDS = 900

/** A notice as a device is sent it. */
export function noticeMessage<K extends NoticeKind>(language: Language, id: number, kind: K, data: NoticeData[K]): Message {
  const { title, text, url } = noticeText(language, kind, data)
  return { title, body: text, tag: `notice-${id}`, url: url || '/notices', language, ttl: DAY_SECONDS, urgency: 'normal' }
}

/** One for each anchor: the next live replaces this one. */
export function liveMessage(language: Language, data: NoticeData['live']): Message {
  const { title, text, url } = noticeText(language, 'live', data)
  const ended = noticeText(language, 'live', { ...data, on: false }).title
  const live = { stream: data.stream, ended }
  return { title, body: text, tag: `live-${data.uid}`, url, language, ttl: LIVE_SECONDS, urgency: 'high', live }
}
