const NAME = 'home'
const PAGE = '/index'
/** A network that has not answered by then is as good as none. */
const PATIENCE_MS = 3_000
/** Files of a release stay on the server for a day: with a network an older page would be missing some as soon as it is used. */
const OLD_MS = 20 * 3_600_000
/** Additions to the page that are old by the next visit: answers, and pictures of the rooms in them. */
const answers =
  /<script type="application\/json" id="first-answers">[^<]*<\/script>|<div class="start-covers".*?<\/div>|<link rel="preload" as="image"[^>]*>/g

/** Headers of the bytes that came are not those of the text that is kept. */
function headersOf(page: Response): Headers {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return headers
}

const isOld = ({ headers }: Response) => !(Date.now() - Date.parse(headers.get('date') ?? '') < OLD_MS)

/**
 * The home page as it last came, with the files it names: a visit without a network opens with it, and says so where the rooms would be.
 * A network that answers in time wins: what is kept may be of an older release.
 */
export function createHomeCache() {
  /** Files of the kept page may be of a release that the server no longer has. */
  let isShown = false
  let stored: Promise<void> = Promise.resolve()
  const kept = async (path: string) => caches.match(path, { cacheName: NAME })

  /** The page is written last: whoever finds it finds its files. */
  async function write(page: Response): Promise<void> {
    if (!page.ok || page.redirected) return
    const text = (await page.text()).replaceAll(answers, '')
    const files = [...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!))]
    const cache = await caches.open(NAME)
    const missing = (await Promise.all(files.map(async (path) => ((await cache.match(path)) ? [] : [path])))).flat()
    await cache.addAll(missing)
    await cache.put(PAGE, new Response(text, { headers: headersOf(page) }))
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname !== PAGE && !files.includes(pathname)) await cache.delete(pathname)
    }
  }
  return {
    name: NAME,
    isHome: ({ pathname }: URL): boolean => pathname === '/' || pathname === PAGE,
    hasFile: (url: URL): boolean => isShown && url.pathname.startsWith('/assets/'),
    take: async (request: Request): Promise<Response> => (await kept(new URL(request.url).pathname)) ?? fetch(request),

    /** The network's answer, or the page that was kept where there is none in time. */
    async respond(network: Promise<Response>): Promise<Response> {
      const answered = network.then((page) => (page.status < 500 ? page : 'failed')).catch(() => 'failed')
      const late = new Promise<'late'>((done) => setTimeout(done, PATIENCE_MS, 'late'))
      const first = await Promise.race([answered, late])
      if (first instanceof Response) return first
      const page = await kept(PAGE)
      if (!page || (first === 'late' && isOld(page))) return network
      isShown = true
      return page
    },

    /** One after the other: two releases that answer at once would take each other's files away. */
    store(page: Response): Promise<void> {
      stored = stored.catch(() => undefined).then(() => write(page))
      return stored
    },
  }
}
