import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string) => hash(password)

/** Compared when the phone is unknown, so that the answer takes as long as for a known one. */
const nobody = hash('nobody has this password')

export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password)
  return typeof storedHash === 'string' && matches
}
