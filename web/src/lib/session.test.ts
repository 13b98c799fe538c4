import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// Files share a worker: modules that were loaded beside these globals stay here.
afterAll(() => void vi.resetModules())

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const person = (id: number, token: string) => ({ id, token, user_nicename: `person ${id}`, avatar: '', level: 1 })

/** As another tab leaves it. */
function otherTabSignsIn(id: number, token: string): void {
  stored
    .set('uid', String(id))
    .set('user', JSON.stringify(person(id, token)))
    .set('token', token)
}

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./session.ts')
type SignedIn = Parameters<Awaited<ReturnType<typeof open>>['signIn']>[0]
type Profile = Parameters<Awaited<ReturnType<typeof open>>['rememberProfile']>[0]
const signedIn = (id: number, token: string) => ({ ...person(id, token), usersign: 's' }) as SignedIn

test('a name beside another person’s token is nobody’s session', async () => {
  stored.set('user', JSON.stringify(person(1, 'a'))).set('token', 'b')
  expect((await open()).isSignedIn()).toBe(false)
})

test('a profile that arrives late is not written into the session of whoever came after', async () => {
  const { signIn, rememberProfile, useSession } = await open()
  signIn(signedIn(1, 'a'))
  signIn(signedIn(2, 'b'))
  rememberProfile({ ...person(1, 'a'), user_nicename: 'late' } as unknown as Profile)
  expect(useSession.getState().user?.user_nicename).toBe('person 2')
})

test('what a tab learns about its own session does not overwrite the one another tab stored', async () => {
  const { signIn, rememberProfile, rememberUserSign, useSession } = await open()
  signIn(signedIn(1, 'a'))
  otherTabSignsIn(2, 'b')
  rememberProfile({ ...person(1, 'a'), user_nicename: 'newer' } as unknown as Profile)
  rememberUserSign('fresh', 'a')
  expect([stored.get('token'), JSON.parse(stored.get('user')!)]).toEqual(['b', person(2, 'b')])
  expect(useSession.getState()).toMatchObject({ uid: 1, usersign: 'fresh', user: { user_nicename: 'newer' } })
})

test('ending a session that another tab has replaced leaves theirs', async () => {
  const { signIn, clearSession, useSession } = await open()
  signIn(signedIn(1, 'a'))
  otherTabSignsIn(2, 'b')
  clearSession()
  expect([stored.get('token'), useSession.getState().uid]).toEqual(['b', 2])
})

test('where nothing can be stored a session lasts as long as its page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { signIn, clearSession, isSignedIn } = await open()
  signIn(signedIn(1, 'a'))
  expect(isSignedIn()).toBe(true)
  clearSession()
  expect(isSignedIn()).toBe(false)
})

test('what is said of a session while the page ends it is no news; when it could not be ended it is', async () => {
  const { signIn } = await open()
  const { endInvalidSession, onSessionInvalid, whileSigningOut } = await import('./sessionInvalid.ts')
  const told: string[] = []
  onSessionInvalid((message) => told.push(message))
  signIn(signedIn(1, 'a'))
  await whileSigningOut(async () => endInvalidSession('on the way', 'a'))
  endInvalidSession('before the page has left', 'a')
  expect(told).toEqual([])
  await expect(whileSigningOut(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  endInvalidSession('signed out elsewhere', 'a')
  expect(told).toEqual(['signed out elsewhere'])
})
