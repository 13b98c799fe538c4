const NAME = 'home'
const PAGE = '/index'
/** A network that has not answered by then is as good as none. */
const PATIENCE_MS = 3_000
/** Additions to the page that are old by the next visit: answers, and pictures of the rooms in them. */
const answers =
  /<script type="application\/json" id="first-answers">[^<]*<\/script>|<div class="start-covers".*?<\/div>|<link rel="preload" as="image"[^>]*>/g

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')
/** Headers of the bytes that came are not those of the text that is kept. */
function headersOf(page: Response): Headers {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return headers
}

/**
 * The home page as it last came, with the files it names: a visit without a network opens with it, and says so where the rooms would be.
 * With a network it is never shown, so that no old release is.
 */
export function openHome() {
  /** Files of the kept page may be of a release that the server no longer has. */
  let isShown = false
  const kept = async (path: string) => caches.match(path, { cacheName: NAME })

  async function shown(): Promise<Response | undefined> {
    const page = await kept(PAGE)
    isShown ||= page !== undefined
    return page
  }
  return {
    name: NAME,
    isHome: ({ pathname }: URL): boolean => pathname === '/' || pathname === PAGE,
    hasFile: (url: URL): boolean => isShown && url.pathname.startsWith('/assets/'),
    take: async (request: Request): Promise<Response> => (await kept(new URL(request.url).pathname)) ?? fetch(request),

    /** The network's answer, or the page that was kept where there is none in time. */
    async open(network: Promise<Response>): Promise<Response> {
      const answered = network.then((page) => (page.status < 500 ? page : undefined)).catch(() => undefined)
      const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS, undefined))
      return (await Promise.race([answered, late])) ?? (await shown()) ?? network
    },

    /** The page is written last: whoever finds it finds its files. */
    async keep(page: Response): Promise<void> {
      if (!page.ok || page.redirected) return
      const text = (await page.text()).replaceAll(answers, '')
      const before = await kept(PAGE)
      if (before && policyOf(before) === policyOf(page) && (await before.text()) === text) return
      const cache = await caches.open(NAME)
      const files = [...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!))]
      await cache.addAll(files)
      await cache.put(PAGE, new Response(text, { headers: headersOf(page) }))
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url)
        if (pathname !== PAGE && !files.includes(pathname)) await cache.delete(pathname)
      }
    },
  }
}
