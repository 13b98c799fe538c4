import type { Live, RefusalOf } from '@nimbo/contract'
import { isKicked } from '../../people/sanction/index.ts'
import { inPrivateShowSql } from './occupancy.ts'

/** Reasons why a person is not let into a room, or no longer. */
export type AdmissionRefusal = Exclude<RefusalOf<typeof Live.getRoomToken>, 'NotAdmitted'>
/** Reasons why a person may not look at a room's picture from outside. */
export type PreviewRefusal = RefusalOf<typeof Live.getPreview>

interface Bar {
  refusal: AdmissionRefusal
  /** An SQL condition on a row of `show` and a person's number. */
  when(show: string, uid: string): string
}

const blocks = (blocker: string, blocked: string) => `exists (select 1 from read.block b where b.uid = ${blocker} and b.touid = ${blocked})`

/** Super-admins, who keep order everywhere, are kept out by no anchor. */
const isSuper = (uid: string) => `exists (select 1 from read.super_admin p where p.uid = ${uid})`

/** Paying is for adults. Somebody whose date of birth says otherwise is refused; what proves an age is decided where it is stored. */
const isUnderAge = (uid: string) => `exists (select 1 from read.account minor where minor.id = ${uid} and minor.is_minor)`

/**
 * Bars that keep a person out whatever the room's type. Each bar is a row that another feature owns: a kick, a ban or any other sanction
 * that ends admission is one more line here, and `revokeAdmission` in the transaction that writes its row.
 */
const bars: readonly Bar[] = [
  { refusal: 'Kicked', when: (show, uid) => `${isKicked(uid, `${show}.uid`)} and not ${isSuper(uid)}` },
  { refusal: 'Blocked', when: (show, uid) => `(${blocks(`${show}.uid`, uid)} or ${blocks(uid, `${show}.uid`)}) and not ${isSuper(uid)}` },
  { refusal: 'AgeRequired', when: (show, uid) => `${show}.type in (2, 3) and ${isUnderAge(uid)}` },
]

/** Fee of the show: it pays for all of it, whatever its type becomes. */
export const hasPaidFee = (show: string, uid: string) =>
  `exists (select 1 from entrance fee where fee.show_id = ${show}.id and fee.uid = ${uid} and fee.paid_at is not null)`

/** Terms of entry met: the fee of this show, the password of now, the price of a minute of now. */
const metTerms = (show: string, uid: string) => `(${show}.type = 0 or ${hasPaidFee(show, uid)} or exists (select 1 from entrance e
  where e.show_id = ${show}.id and e.uid = ${uid}
    and case ${show}.type when 1 then e.password_door = ${show}.door when 3 then e.minute_door = ${show}.door end))`

/**
 * The one decision about a room: null, or why not. Realtime tokens, media tokens, snapshots, every call in a room, joins and their
 * reconciliation select it. The anchor is always in until the show ends; nobody else is before it starts.
 */
export function admissionRefusal(show: string, uid: string): string {
  return `case when ${show}.state = 'ended' then 'RoomEnded'
    when ${show}.uid = ${uid} then null
    when ${show}.state = 'opened' then 'RoomEnded'
    ${bars.map(({ refusal, when }) => `when ${when(show, uid)} then '${refusal}'`).join('\n    ')}
    when ${metTerms(show, uid)} then null
    when ${show}.type = 1 then 'WrongPassword' else 'NotPaid' end`
}

const previewBars = bars.filter((bar): bar is Bar & { refusal: PreviewRefusal } => bar.refusal !== 'AgeRequired')

/** The same for looking in from outside: rooms that anybody may enter, while they are on and their anchor is there. `uid` is 0 for who is not signed in. */
export function previewRefusal(show: string, uid: string): string {
  return `case when ${show}.state <> 'live' then 'RoomEnded' when ${show}.type <> 0 or ${inPrivateShowSql(show)} then 'NotOpen'
    ${previewBars.map(({ refusal, when }) => `when ${when(show, uid)} then '${refusal}'`).join('\n    ')} end`
}
