import { readStored, writeStored } from './storage.ts'

const keptDays = 30

/** The code of a stored invitation; undefined when it is none, or too old. */
export function codeIn(stored: string | null, nowMs: number): string | undefined {
  const [, code, at] = /^([A-Za-z0-9]{6,8}) (\d{1,15})$/.exec(stored ?? '') ?? []
  return code !== undefined && nowMs - Number(at) < keptDays * 86_400_000 ? code : undefined
}

/** The stored invitation code, unless it has expired. */
export const readInvitation = (): string | undefined => codeIn(readStored('invitation'), Date.now())

export const forgetInvitation = (): void => writeStored('invitation', null)
