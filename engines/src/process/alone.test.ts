import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { alone } from './alone.ts'
import { throwawayProfile } from './throwawayProfile.ts'

test('work on one profile never overlaps', async () => {
  using profile = throwawayProfile()
  profile.ports = { ...profile.ports, lock: 3299 }
  const seen: string[] = []
  const work = (name: string) => async (): Promise<void> => {
    seen.push(`${name} begins`)
    await sleep(50)
    seen.push(`${name} ends`)
  }
  await Promise.all([alone(profile, work('one')), alone(profile, work('two'))])
  expect(seen.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
})
