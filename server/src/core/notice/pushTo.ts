import type { Language, NoticeTopic } from '@nimbo/contract'
import { devicesOf, type Message, type PushDeps, sendAll } from '../push/index.ts'
import { choiceOf } from './choice.store.ts'
import { quietUntil } from './quiet.ts'

interface Push {
  uid: number
  topic: NoticeTopic
  /** Not kept until quiet hours are over. */
  urgent: boolean
  message(language: Language): Message
}

/** To all devices of a person, if they want to be told of the topic. Answers in how many seconds it may be tried again; 0: it is done. */
export async function pushTo(deps: PushDeps, { uid, topic, urgent, message }: Push, nowMs = Date.now()): Promise<number> {
  const { pushOff, quiet, hours } = await deps.db.query((sql) => choiceOf(sql, uid))
  if (pushOff.includes(topic)) return 0
  const until = quiet && !urgent ? quietUntil(hours, nowMs) : nowMs
  if (until > nowMs) return Math.ceil((until - nowMs) / 1000)
  const devices = await deps.db.query((sql) => devicesOf(sql, [uid]))
  await sendAll(
    deps,
    devices.map((device) => ({ device, message: message(device.language) })),
  )
  return 0
}
