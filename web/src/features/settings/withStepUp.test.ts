import { Refusal } from '@nimbo/contract'
import { expect, test, vi } from 'vitest'
import { withStepUp } from './withStepUp.ts'

const needed = new Refusal('User.unlinkThird', 'StepUpNeeded', 1020)

test('whoever is trusted is not asked', async () => {
  const onStepUp = vi.fn<() => Promise<boolean>>(async () => true)
  expect(await withStepUp(async () => 'done', onStepUp)).toBe('done')
  expect(onStepUp).not.toHaveBeenCalled()
})

test('whoever proves themselves gets what they asked for, once', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(needed).mockResolvedValueOnce('done')
  expect(await withStepUp(act, async () => true)).toBe('done')
  expect(act).toHaveBeenCalledTimes(2)
})

test('whoever would not say changes nothing', async () => {
  const act = vi.fn<() => Promise<string>>(() => Promise.reject(needed))
  expect(await withStepUp(act, async () => false)).toBeUndefined()
  expect(act).toHaveBeenCalledTimes(1)
})

test('being asked twice in a row, or refused otherwise, is a failure', async () => {
  await expect(
    withStepUp(
      () => Promise.reject(needed),
      async () => true,
    ),
  ).rejects.toBe(needed)
  const last = new Refusal('User.unlinkThird', 'LastWay', 1001)
  await expect(
    withStepUp(
      () => Promise.reject(last),
      async () => true,
    ),
  ).rejects.toBe(last)
})
