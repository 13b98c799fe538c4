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

function restored(): Session {
  const user = readRecord('user', readUser)
  const token = readStored('token')
  if (!user || !token) return anonymous
  return { uid: user.id, token, usersign: readStored('usersign') ?? undefined, user }
}

export const useSession = create<Session>()(restored)

function keep(session: Session): void {
  writeStored('uid', String(session.uid))
  writeStored('token', session.token ?? null)
  writeStored('usersign', session.usersign ?? null)
  writeStored('user', session.user ? JSON.stringify(session.user) : null)
  useSession.setState(session)
}

export function signIn({ id, token, usersign, user_nicename, avatar, level }: SignedIn): void {
  keep({ uid: id, token, usersign, user: { id, token, user_nicename, avatar, level } })
}

export function clearSession(): void {
  keep(anonymous)
}

export function rememberProfile({ user_nicename, avatar, level }: BaseInfo): void {
  const session = useSession.getState()
  if (session.user) keep({ ...session, user: { ...session.user, user_nicename, avatar, level } })
}

export function rememberUserSign(usersign: string): void {
  keep({ ...useSession.getState(), usersign })
}

export function isSignedIn(): boolean {
  return useSession.getState().token !== undefined
}

export function credentials(): { uid: number; token: string } | undefined {
  const { uid, token } = useSession.getState()
  return token === undefined ? undefined : { uid, token }
}
