import type { SnapshotPart } from './collectSnapshot.ts'

export const right: SnapshotPart = { pk: 'null' }
// @ts-expect-error a field the contract does not declare
export const undeclared = { waves: 'null' } satisfies SnapshotPart
// @ts-expect-error a field is made by SQL
export const value = { guard_nums: 0 } satisfies SnapshotPart
