import type { Sender } from '@nimbo/contract'

/** What a person is in a room, as the wire numbers it. */
const userTypes = { viewer: 30, anchor: 50 } as const

/**
 * The one place that decides what a person is in a room: level, role and guard, from their `account` and the `show`. Rules,
 * events and badges read the result, selected together with admission.
 */
export const senderColumn = (account: string, show: string) => `json_build_object(
  'uid', ${account}.id, 'uname', ${account}.nicename, 'uhead', ${account}.avatar, 'level', ${account}.level,
  'usertype', case when ${show}.uid = ${account}.id then ${userTypes.anchor} else ${userTypes.viewer} end,
  'guard_type', 0) as sender`

export interface SenderRow {
  sender: Sender
}
