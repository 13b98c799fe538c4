import type { Page } from 'playwright-core'

/** What a stubbed call was sent. */
export type Sent = Record<string, unknown>

interface Refused {
  reason: string
  code: number
  msg: string
}
export const refused = (reason: string, code: number, msg: string): Refused => ({ reason, code, msg })
const isRefused = (given: unknown): given is Refused => typeof given === 'object' && given !== null && 'reason' in given

/**
 * Answers one call of the page in the server's place, with the given value or with what the function makes of the sent fields.
 * Answers with what was sent so far, newest last. `down` stands for a server that cannot be reached.
 */
export async function answer(page: Page, service: string, reply: unknown): Promise<Sent[]> {
  const sent: Sent[] = []
  const asked = (url: URL) => url.pathname === '/' && url.searchParams.get('service') === service
  await page.route(asked, async (route) => {
    const request = route.request()
    const fields: Sent =
      request.method() === 'POST' ? (request.postDataJSON() as Sent) : Object.fromEntries(new URL(request.url()).searchParams)
    sent.push(fields)
    const given: unknown = typeof reply === 'function' ? await (reply as (fields: Sent) => unknown)(fields) : reply
    if (given === 'down') return route.fulfill({ status: 503, body: '' })
    const data = isRefused(given)
      ? { code: given.code, msg: given.msg, reason: given.reason, info: [] }
      : { code: 0, msg: '', info: Array.isArray(given) ? given : [given] }
    return route.fulfill({ json: { ret: 200, data, msg: '' } })
  })
  return sent
}
