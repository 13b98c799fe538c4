import { Refusal } from '@nimbo/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureProved, forgetProof, onAskStepUp, rememberProof, withStepUp } from './stepUp.ts'
import type { StepUpAnswer } from './stepUp.ts'

const refused = () => new Refusal('User.setPhone', 'StepUpNeeded', 1020)
const refusedOnce = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused()).mockResolvedValue('done')

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

test('a call that is not refused is made once and nobody is asked', async () => {
  const asked = vi.fn<(answer: StepUpAnswer) => void>()
  onAskStepUp(asked)
  const call = vi.fn<() => Promise<string>>().mockResolvedValue('done')
  expect(await withStepUp(call)).toBe('done')
  expect([call.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0])
})

test('with the proof the call is made once more', async () => {
  onAskStepUp((answer) => answer(true))
  const call = refusedOnce()
  expect(await withStepUp(call)).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
})

test('a call refused again after the proof does not ask for ever', async () => {
  onAskStepUp((answer) => answer(true))
  const call = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(refused()))
  await expect(withStepUp(call)).rejects.toThrow(Refusal)
  expect(call).toHaveBeenCalledTimes(2)
})

test('without it, and with nobody to ask, the call is given up', async () => {
  expect(await withStepUp(refusedOnce())).toBe('dismissed')
  onAskStepUp((answer) => answer(false))
  expect(await withStepUp(refusedOnce())).toBe('dismissed')
})

test('two calls refused together are one question', async () => {
  const answers: StepUpAnswer[] = []
  onAskStepUp((answer) => answers.push(answer))
  const both = Promise.all([withStepUp(refusedOnce()), withStepUp(refusedOnce())])
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  answers[0]?.(true)
  expect(await both).toEqual(['done', 'done'])
  expect(answers).toHaveLength(1)
})

test('any other refusal is the caller’s', async () => {
  const call = () => Promise.reject(new Refusal('User.setPhone', 'WrongCode', 1002))
  await expect(withStepUp(call)).rejects.toMatchObject({ reason: 'WrongCode' })
})

test('a proof belongs to its session: forgotten, it is asked for again, and an open question is declined', async () => {
  const answers: StepUpAnswer[] = []
  onAskStepUp((answer) => answers.push(answer))
  rememberProof(Date.now() / 1000 + 300)
  expect(await ensureProved()).toBe(true)
  forgetProof()
  const asked = ensureProved()
  expect(answers).toHaveLength(1)
  forgetProof()
  expect(await asked).toBe(false)
})
