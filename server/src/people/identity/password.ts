import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string) => hash(password)

/** Verified when the phone is unknown, so that the response time does not reveal it. */
const dummyHash = hash('nobody has this password')

export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await dummyHash), password)
  return typeof storedHash === 'string' && matches
}
