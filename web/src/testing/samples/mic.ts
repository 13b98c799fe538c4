import type { EventName, Linkmic, Output } from '@nimbo/contract'
import { me, viewers } from './people.ts'

type MicList = Output<typeof Linkmic.getMicList>
type MicName = Extract<EventName, `mic${string}`>
const none = { state: 'none', outcome: '', left: 0, isvideo: 0 } as const

export const noGuests: MicList = { ismic: 1, level: 1, list: [], mine: none }
const [ana, ben, cai] = viewers.map(({ id, user_nicename, avatar, avatar_thumb, sex, level }) => ({
  id,
  user_nicename,
  avatar,
  avatar_thumb,
  sex,
  level,
})) as [MicList['list'][number], MicList['list'][number], MicList['list'][number]]

/** Two people on the mic and one who asks. */
export const guests: MicList = {
  ...noGuests,
  list: [
    { ...ana, ...none, state: 'on', isvideo: 1 },
    { ...ben, ...none, state: 'on', isvideo: 0 },
    { ...cai, ...none, state: 'requested', left: 600, isvideo: 1 },
  ],
}
/** I have asked, and nobody has answered yet. */
export const micAsked = { ...none, state: 'requested', left: 8, isvideo: 1 } as const
export const micGuests = [ana, ben] as const

const actions: Record<Exclude<MicName, 'micSet'>, number> = {
  micAsked: 1,
  micAccepted: 2,
  micRefused: 3,
  micOn: 4,
  micLeft: 5,
  micCut: 6,
  micBusy: 7,
  micUnanswered: 8,
  micMuted: 9,
  micInvited: 10,
  micCancelled: 11,
}
let events = 0
/** As it travels; about me unless about somebody else. */
export function micEvent(
  name: keyof typeof actions,
  person: Pick<MicList['list'][number], 'id' | 'user_nicename' | 'avatar'> = me,
): object {
  const { id: uid, user_nicename: uname, avatar: uhead } = person
  const head = { _method_: 'ConnectVideo', action: actions[name], msgtype: 10, id: `mic${(events += 1)}` }
  return { ...head, uid, uname, uhead, touid: uid, isvideo: 1, seconds: 10 }
}
