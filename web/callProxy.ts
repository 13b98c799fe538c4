import type { IncomingMessage } from 'node:http'

/** Calls share the address of the page; only the query tells them apart. */
function isCall({ url = '/' }: IncomingMessage): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return pathname === '/' && (searchParams.has('service') || searchParams.has('s'))
}

/** Passes calls on to the server behind a page that is being worked on. */
export function callProxy(api: string) {
  return { '^/(\\?.*)?$': { target: api, bypass: (request: IncomingMessage) => (isCall(request) ? undefined : request.url) } }
}
