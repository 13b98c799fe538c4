import { setTimeout as wait } from 'node:timers/promises'
import { type Language, Live } from '@nimbo/contract'
import type { BrowserContext } from 'playwright-core'
import type { DemoPerson } from '../../demo/people.ts'
import { signIn } from '../../fixtures/person.ts'
import type { Room } from '../crowd.ts'

/** The room of a host whose broadcast is on its way. */
export async function untilLive(origin: string, host: DemoPerson): Promise<Room> {
  const { client, uid } = await signIn(origin, host)
  return retried(async () => {
    const { status, stream } = await client.call(Live.checkLiveing, {})
    if (status !== 1) throw new Error('the show did not start')
    return { liveuid: uid, stream }
  })
}

/** A show is there some time before it can be entered. */
export async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await act()
    } catch {
      await wait(200)
    }
  }
  return act()
}

export const roomPath = ({ liveuid, stream }: Room) => `/liveAudience?liveuid=${liveuid}&stream=${stream}`

/** Every page of this context is somebody's. */
export async function signInto(context: BrowserContext, origin: string, person: DemoPerson, language: Language = 'en'): Promise<void> {
  const { uid, token, usersign } = await signIn(origin, person)
  const user = JSON.stringify({ id: uid, token, user_nicename: person.name, avatar: '', level: 1 })
  const stored = { lang: language, uid: String(uid), token, usersign, user }
  await context.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` })
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
