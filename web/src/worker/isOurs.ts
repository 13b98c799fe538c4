const untouched = /^\/(?:card|export|hooks|media)(?:\/|$)/

/** Calls, other origins and what people uploaded never pass through the worker: what it does not touch it cannot keep or break. */
export function isOurs(url: URL, origin: string): boolean {
  if (url.origin !== origin || untouched.test(url.pathname)) return false
  return !url.searchParams.has('service') && !url.searchParams.has('s')
}
