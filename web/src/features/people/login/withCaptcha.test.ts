import { Refusal } from '@nimbo/contract'
import { expect, test, vi } from 'vitest'
import { withCaptcha } from './withCaptcha.ts'

const refusal = (reason: string) => new Refusal('Login.userLogin', reason, 1010)
const sender = () => vi.fn<(captcha: string) => Promise<string>>()
const solver = () => {
  let puzzles = 0
  return vi.fn<() => Promise<string>>().mockImplementation(() => Promise.resolve(`solved ${(puzzles += 1)}`))
}

test('signing in solves nothing while nobody asks', async () => {
  const [send, solve] = [sender().mockResolvedValue('in'), solver()]
  expect(await withCaptcha(send, { solve, ahead: false })).toBe('in')
  expect(send.mock.calls).toEqual([['']])
  expect(solve).not.toHaveBeenCalled()
})

test('asked for a puzzle, it solves one and repeats', async () => {
  const [send, solve] = [sender().mockRejectedValueOnce(refusal('CaptchaNeeded')).mockResolvedValue('in'), solver()]
  expect(await withCaptcha(send, { solve, ahead: false })).toBe('in')
  expect(send.mock.calls).toEqual([[''], ['solved 1']])
})

test('a code is asked for with a puzzle solved, and a wrong one earns a fresh one once', async () => {
  const [send, solve] = [sender().mockRejectedValue(refusal('CaptchaWrong')), solver()]
  await expect(withCaptcha(send, { solve, ahead: true })).rejects.toMatchObject({ reason: 'CaptchaWrong' })
  expect(send.mock.calls).toEqual([['solved 1'], ['solved 2']])
})

test('any other refusal is final', async () => {
  const [send, solve] = [sender().mockRejectedValue(refusal('WrongCredentials')), solver()]
  await expect(withCaptcha(send, { solve, ahead: false })).rejects.toMatchObject({ reason: 'WrongCredentials' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('a puzzle that cannot be solved leaves the decision to the server', async () => {
  const solve = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no worker'))
  expect(await withCaptcha(sender().mockResolvedValue('sent'), { solve, ahead: true })).toBe('sent')
  const send = sender().mockRejectedValue(refusal('CaptchaNeeded'))
  await expect(withCaptcha(send, { solve, ahead: true })).rejects.toMatchObject({ reason: 'CaptchaNeeded' })
})
