export interface ShellFile {
  url: string
  /** Content hash of a file whose name does not change with its content. */
  revision: string | null
}

const offline = '/offline.html'

/** Files every visit needs, kept under a name that changes with any of them. */
export function openShell(files: readonly ShellFile[]) {
  const paths = new Set(files.map(({ url }) => `/${url}`))
  const name = `shell-${digest(files)}`
  return {
    has: (url: URL): boolean => url.search === '' && paths.has(url.pathname),
    /** Fetches past the browser's own cache, except for files that are named after their content. */
    async fill(): Promise<void> {
      const cache = await caches.open(name)
      await cache.addAll(files.map(({ url, revision }) => new Request(`/${url}`, { cache: revision === null ? 'default' : 'reload' })))
    },
    async forgetOthers(kept: string): Promise<void> {
      const others = (await caches.keys()).filter((other) => other !== name && other !== kept)
      await Promise.all(others.map((other) => caches.delete(other)))
    },
    async take(request: Request): Promise<Response> {
      return (await caches.match(new URL(request.url).pathname, { cacheName: name })) ?? fetch(request)
    },
    async offlinePage(): Promise<Response> {
      return (await caches.match(offline, { cacheName: name })) ?? Response.error()
    },
  }
}

/** Not a security hash: it only tells two file lists apart. */
function digest(files: readonly ShellFile[]): string {
  let sum = 0
  for (const letter of JSON.stringify(files)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return sum.toString(36)
}
