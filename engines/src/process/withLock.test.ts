import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withLock } from './withLock.ts'
import { temporaryProfile } from './temporaryProfile.ts'

test('work on one profile never overlaps', async () => {
  using profile = temporaryProfile()
  profile.ports = { ...profile.ports, lock: profile.ports.lock + 70 }
  const seen: string[] = []
  const work = (name: string) => async (): Promise<void> => {
    seen.push(`${name} begins`)
    await sleep(50)
    seen.push(`${name} ends`)
  }
  await Promise.all([withLock(profile, work('one')), withLock(profile, work('two'))])
  expect(seen.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
})
