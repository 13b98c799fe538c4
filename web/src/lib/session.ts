import { ANONYMOUS } from '@nimbo/contract'
import type { Login, Output, User } from '@nimbo/contract'
import { create } from 'zustand'
import { readRecord, readStored, writeStored } from './storage.ts'

type SignedIn = Output<typeof Login.userLogin>
type BaseInfo = Output<typeof User.getBaseInfo>

/** The signed-in person as the rest of the app draws them before the profile has loaded. */
export interface SessionUser {
  id: number
  token: string
  user_nicename: string
  avatar: string
  level: number
}

export interface Session {
  uid: number
  token: string | undefined
  /** Opens the realtime connection. */
  usersign: string | undefined
  user: SessionUser | undefined
}

const anonymous: Session = { uid: ANONYMOUS, token: undefined, usersign: undefined, user: undefined }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function readUser(raw: Record<string, unknown>): SessionUser | undefined {
  if (typeof raw['id'] !== 'number' || typeof raw['token'] !== 'string') return undefined
  return {
    id: raw['id'],
    token: raw['token'],
    user_nicename: textOf(raw['user_nicename']),
    avatar: textOf(raw['avatar']),
    level: Number(raw['level'] ?? 0),
  }
}

/** The record is written in several pieces: undefined while the token of one person stands beside the name of another. */
function readSession(): Session | undefined {
  const token = readStored('token')
  if (!token) return anonymous
  const user = readRecord('user', readUser)
  if (user?.token !== token) return undefined
  return { uid: user.id, token, usersign: readStored('usersign') ?? undefined, user }
}

export const useSession = create<Session>()(() => readSession() ?? anonymous)

/** The stored token as this tab last wrote or read it. Where nothing can be stored it never differs, and no tab follows another. */
let storedToken = readStored('token')

function store(session: Session): void {
  writeStored('uid', String(session.uid))
  writeStored('usersign', session.usersign ?? null)
  writeStored('user', session.user ? JSON.stringify(session.user) : null)
  writeStored('token', session.token ?? null)
  storedToken = readStored('token')
}

function keep(session: Session): void {
  store(session)
  useSession.setState(session)
}

/** Facts about a session are stored only while it is the stored one: another tab may have signed in another person. */
function updateStored(token: string | undefined, part: Partial<Session>): void {
  const session = useSession.getState()
  if (token === undefined || session.token !== token) return
  const next = { ...session, ...part }
  if (readStored('token') === token) store(next)
  useSession.setState(next)
}

export function signIn({ id, token, usersign, user_nicename, avatar, level }: SignedIn): void {
  keep({ uid: id, token, usersign, user: { id, token, user_nicename, avatar, level } })
}

export function clearSession(): void {
  // Another tab may have signed somebody in already: theirs is not ours to end.
  if (readStored('token') === storedToken) return keep(anonymous)
  useSession.setState(readSession() ?? anonymous)
  storedToken = readStored('token')
}

export function rememberProfile({ id, user_nicename, avatar, level }: BaseInfo): void {
  const { token, user } = useSession.getState()
  if (user?.id === id) updateStored(token, { user: { ...user, user_nicename, avatar, level } })
}

export function rememberUserSign(usersign: string, token: string | undefined): void {
  updateStored(token, { usersign })
}

export function isSignedIn(): boolean {
  return useSession.getState().token !== undefined
}

export function credentials(): { uid: number; token: string } | undefined {
  const { uid, token } = useSession.getState()
  return token === undefined ? undefined : { uid, token }
}

type SyncListener = (now: Session, before: Session) => void
const syncListeners = new Set<SyncListener>()

/** Listeners run after this tab has taken over another one's change. */
export function onSessionSync(listener: SyncListener): () => void {
  syncListeners.add(listener)
  return () => syncListeners.delete(listener)
}

function syncFromStorage(): void {
  if (readStored('token') === storedToken) return
  const now = readSession()
  if (!now) return
  storedToken = readStored('token')
  const before = useSession.getState()
  useSession.setState(now)
  for (const listener of syncListeners) listener(now, before)
}

/**
 * Follows what other tabs sign in and out. A page that comes out of the browser's back cache or was frozen heard nothing meanwhile,
 * so it looks again when it is shown.
 */
export function syncSessionAcrossTabs(): void {
  window.addEventListener('storage', ({ key }) => (key === null || key === 'token' || key === 'user') && syncFromStorage())
  window.addEventListener('pageshow', syncFromStorage)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && syncFromStorage())
}
