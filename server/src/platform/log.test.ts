import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('what looks like a secret is hidden, at the top and inside', () => {
  const out = new PassThrough()
  const log = createLog('test', 'info', out)
  log.info({ token: 's3cret-1', input: { user_pass: 's3cret-2', nested: { usersign: 's3cret-3' } }, authorization: 's3cret-4' }, 'line')
  const text = String(out.read())
  expect(text).toContain('[hidden]')
  expect(text).not.toContain('s3cret')
})
