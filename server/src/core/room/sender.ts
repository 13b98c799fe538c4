import type { Sender } from '@nimbo/contract'

/** Roles of a person in a room, by their number on the wire. */
export const userTypes = { viewer: 30, admin: 40, anchor: 50, super: 60 } as const
export type RoomRole = keyof typeof userTypes

const roles = new Map(Object.entries(userTypes).map(([role, type]) => [type as number, role as RoomRole]))
export const roleOf = (usertype: number): RoomRole => roles.get(usertype) ?? 'viewer'

/** The one place that decides it, from a person's number and the number of the room's anchor: both are SQL. */
export const userTypeColumn = (uid: string, liveuid: string) => `case when ${liveuid} = ${uid} then ${userTypes.anchor}
  when exists (select 1 from read.super_admin where super_admin.uid = ${uid}) then ${userTypes.super}
  when exists (select 1 from room_admin where room_admin.liveuid = ${liveuid} and room_admin.uid = ${uid}) then ${userTypes.admin}
  else ${userTypes.viewer} end`

/** The same for guard: 0 for none, and once it is over by the database's clock. */
export const guardTypeColumn = (uid: string, liveuid: string) =>
  `coalesce((select g.type from read.room_guard g where g.liveuid = ${liveuid} and g.uid = ${uid}), 0)`

/**
 * The one place that decides what a person is in a room: level, role and guard, from their `account` and the `show`. Rules,
 * events and badges read the result, selected together with admission.
 */
export const senderColumn = (account: string, show: string) => `json_build_object(
  'uid', ${account}.id, 'uname', ${account}.nicename, 'uhead', ${account}.avatar, 'level', ${account}.level,
  'usertype', ${userTypeColumn(`${account}.id`, `${show}.uid`)}, 'guard_type', ${guardTypeColumn(`${account}.id`, `${show}.uid`)}) as sender`

export interface SenderRow {
  sender: Sender
}
