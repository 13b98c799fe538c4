import type { RoomAct } from '@nimbo/contract'
import type { RoomRole } from '../../core/room/index.ts'

const moderate = ['mute', 'unmute', 'kick', 'unkick', 'delMsg'] as const
const onlyReport = { viewer: ['report'], admin: ['report'], anchor: ['report'], super: ['report'] } as const

/**
 * Rights of one role over another in a room; the first key acts. Handlers, the user card and the tests read this table, and its scope is
 * the room in which the two have these roles: an admin of one room is a viewer in another.
 */
export const roomRights: Readonly<Record<RoomRole, Readonly<Record<RoomRole, readonly RoomAct[]>>>> = {
  viewer: onlyReport,
  admin: { ...onlyReport, viewer: [...moderate, 'report'] },
  anchor: {
    ...onlyReport,
    viewer: [...moderate, 'setAdmin', 'report'],
    admin: [...moderate, 'unsetAdmin', 'report'],
    // Rooms have one anchor only.
    anchor: [],
  },
  super: {
    viewer: [...moderate, 'report'],
    admin: [...moderate, 'report'],
    anchor: ['delMsg', 'close', 'ban', 'disable', 'report'],
    super: ['report'],
  },
}

/** Roles that see the lists of a room and change its chat rules. */
export const managers: readonly RoomRole[] = ['admin', 'anchor', 'super']
export const isManager = (role: RoomRole): boolean => managers.includes(role)

/** A guard of a year. Room admins leave them alone. */
const YEAR_GUARD = 2

export interface RoomPerson {
  uid: number
  role: RoomRole
  guardType: number
}

export type ActRefusal = 'NoRight' | 'TargetIsAdmin' | 'GuardImmune'

/** Undefined when it is allowed. */
export function refusalFor(act: RoomAct, actor: RoomPerson, target: RoomPerson): ActRefusal | undefined {
  if (actor.uid === target.uid) return act === 'delMsg' ? undefined : 'NoRight'
  if (!roomRights[actor.role][target.role].includes(act)) {
    return target.role === 'admin' && roomRights[actor.role].viewer.includes(act) ? 'TargetIsAdmin' : 'NoRight'
  }
  return actor.role === 'admin' && target.guardType === YEAR_GUARD && act !== 'report' ? 'GuardImmune' : undefined
}

/** Makers of sanctions, in the order in which one overrules another. */
export const sanctioners = ['admin', 'anchor', 'super', 'operator'] as const
export type Sanctioner = (typeof sanctioners)[number]

/** Right to undo or replace a sanction of another: an admin does not overrule the anchor. */
export const mayOverrule = (actor: Sanctioner | 'viewer', maker: Sanctioner): boolean =>
  actor !== 'viewer' && sanctioners.indexOf(actor) >= sanctioners.indexOf(maker)

/** Rank above the maker: a sanction made again then becomes the actor's, and those below them can no longer undo it. */
export const outranks = (actor: Sanctioner, maker: Sanctioner): boolean => sanctioners.indexOf(actor) > sanctioners.indexOf(maker)

/** The number the family of clients knows what one may do to another by. */
export function popAction(actor: RoomPerson, target: RoomPerson): number {
  if (actor.uid === target.uid) return 0
  if (target.role === 'super') return 70
  if (actor.role === 'super') return target.role === 'anchor' ? 60 : 40
  if (actor.role === 'anchor') return target.role === 'admin' ? 502 : 501
  return refusalFor('mute', actor, target) === undefined ? 40 : 30
}

/** Standing of a person in a room. A person who never joined it is not muted or kicked there. */
export interface SanctionState {
  joined: boolean
  muted: boolean
  kicked: boolean
}

/** Acts on the user card: those that change nothing now are left out. */
export function actsOn(actor: RoomPerson, target: RoomPerson, { joined, muted, kicked }: SanctionState): RoomAct[] {
  if (actor.uid === target.uid) return []
  const useful: Partial<Record<RoomAct, boolean>> = { mute: joined && !muted, unmute: muted, kick: joined && !kicked, unkick: kicked }
  return roomRights[actor.role][target.role].filter((act) => useful[act] !== false && refusalFor(act, actor, target) === undefined)
}
