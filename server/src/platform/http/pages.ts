import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serve from '@fastify/static'
import { faulted, type Language } from '@nimbo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { AssetArchive } from './assetArchive.ts'
import type { FirstAnswers } from './firstAnswers.ts'
import { addReports, REPORTS } from './reports.ts'
import { openPreloads, requestLanguage, routeOf } from './routePreloads.ts'

const YEAR_SECONDS = 31_536_000

/** Card that previews of a link to a page show. */
export interface PageCard {
  title: string
  description: string
  image: string
}

export interface PageOptions {
  /** Origin at which people reach the page: link previews want whole addresses. */
  origin: string
  log: Log
  metrics: Pick<Metrics, 'policyViolations' | 'pageCrashes'>
  /** Origins that pages connect to besides their own. */
  connect: readonly string[]
  /** Origins whose scripts run and whose frames are shown in our pages, besides our own. */
  scripts?: readonly string[]
  frames?: readonly string[]
  /** Origins whose frames in our pages may ask a browser or a phone for money; none when left out. */
  payment?: readonly string[]
  /** True if the page itself uses camera and microphone. */
  capture?: boolean
  /** Origins whose pages may show ours in a frame. */
  frameAncestors: readonly string[]
  /** Files of other releases, whose pages may still be open. */
  archive?: AssetArchive
  /** Answers that the home page asks for first. */
  firstAnswers?: (language: Language) => Promise<FirstAnswers>
  /** The card of a page that is about somebody. */
  card?: (address: string, language: Language, ip: string) => Promise<PageCard | undefined>
  /** Names of the Trusted Types policies the page makes. */
  scriptPolicies: readonly string[]
}

/** Serves a built single-page app: hashed assets for a year, and the page itself for every other address. Without a build, nothing. */
export async function servePages(app: FastifyInstance, dist: string, options: PageOptions): Promise<void> {
  const notFound = (reply: FastifyReply) => reply.status(404).send(faulted(404, 'not found'))
  if (!dist) return void app.setNotFoundHandler((_req, reply) => notFound(reply))
  addReports(app, options)
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  const release = createHash('sha256').update(built).digest('hex').slice(0, 12)
  const pageOf = await openPreloads(dist, tellPage(built, options, release))
  const headers = pageHeaders(options, release)
  const setHeaders = (reply: FastifyReply, path: string) => {
    cacheHeaders(reply, path)
    if (path.endsWith('.html')) reply.headers(headers)
    // Pictures that link previews on other sites show.
    if (/[\\/]icons[\\/]/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
  }
  const sendPage = async (req: FastifyRequest, reply: FastifyReply) => {
    const answers = routeOf(req) === '/index' ? await options.firstAnswers?.(requestLanguage(req)) : undefined
    const card = await options.card?.(req.originalUrl, requestLanguage(req), req.ip)
    const page = card ? withCard(pageOf(req), card) : pageOf(req)
    return reply
      .headers({ ...headers, vary: 'accept-language' })
      .type('text/html')
      .send(answers ? withAnswers(page, answers) : page)
  }
  // Folders are the page as well: whether one is looked for as a file depends on the encodings the client accepts.
  const allowedPath = (path: string) => !path.endsWith('/')
  await app.register(serve, { root: dist, index: false, preCompressed: true, cacheControl: false, setHeaders, allowedPath })
  app.setNotFoundHandler(async (req, reply) => {
    const path = req.originalUrl.split('?')[0] ?? ''
    const archived = await archivedFile(options.archive, req.method, path)
    if (archived) return sendArchived(reply, path, archived)
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
    return isFile || (req.method !== 'GET' && req.method !== 'HEAD') ? notFound(reply) : sendPage(req, reply)
  })
}

function withAnswers(page: string, { head, start, body }: FirstAnswers): string {
  return page
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root">', (root) => root + start)
    .replace('</body>', () => `${body}</body>`)
}

const replaced =
  /<meta (?:property="og:(?:title|description|image|type)"|name="(?:twitter:card|description)")[^>]*>\s*|<title>[^<]*<\/title>\s*/g
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char]!)

/** People write titles and names: nothing of them may end the attribute it is in. */
function withCard(page: string, { title, description, image }: PageCard): string {
  const meta = (attribute: 'property' | 'name', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escaped(content)}">`
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    `<title>${escaped(title)}</title>`,
  ]
  return page.replace(replaced, '').replace('</head>', () => `${tags.join('')}</head>`)
}

const archivedTypes: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

async function archivedFile(archive: AssetArchive | undefined, method: string, path: string): Promise<Buffer | undefined> {
  const name = /^\/assets\/([A-Za-z0-9._-]{1,120}\.(?:js|css))$/.exec(path)?.[1]
  if (!archive || !name || method !== 'GET') return undefined
  return archive.find(name).catch(() => undefined)
}

function sendArchived(reply: FastifyReply, path: string, body: Buffer): FastifyReply {
  cacheHeaders(reply, path)
  return reply.type(archivedTypes[path.split('.').at(-1)!]!).send(body)
}

/** The page checks who frames it against the same list the browser does; it finds it in its head, and which release it is. */
function tellPage(page: string, { frameAncestors, origin }: PageOptions, release: string): string {
  return page
    .replace('<meta name="nimbo-release" content=""', `<meta name="nimbo-release" content="${release}"`)
    .replace('<meta name="nimbo-frames" content=""', `<meta name="nimbo-frames" content="${frameAncestors.join(' ')}"`)
    .replace('<meta property="og:image" content="/', `<meta property="og:image" content="${origin}/`)
}

/** The older header knows no lists: it is sent where nobody may frame us, and left out where somebody may. */
function pageHeaders(options: PageOptions, release: string): Record<string, string> {
  const reports = `${REPORTS}?release=${release}`
  const nobody: Record<string, string> = options.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}
  return {
    ...nobody,
    'content-security-policy': contentPolicy(options, reports),
    'permissions-policy': permissionsPolicy(options),
    'reporting-endpoints': `csp="${reports}"`,
    'cache-control': 'no-cache',
  }
}

/** Features that no page of ours uses, and that are denied to its frames and to injected scripts, too. */
const unused = ['display-capture', 'geolocation', 'hid', 'midi', 'serial', 'usb']

/** Payment: frames need this besides the attribute the company's script puts on them; the browser says nothing when it is missing. */
function permissionsPolicy({ payment = [], capture = false }: PageOptions): string {
  const own = capture ? '(self)' : '()'
  const paying = payment.length > 0 ? ['self', ...payment.map((origin) => `"${origin}"`)].join(' ') : ''
  return [`camera=${own}`, `microphone=${own}`, `payment=(${paying})`, ...unused.map((name) => `${name}=()`)].join(', ')
}

function cacheHeaders(reply: FastifyReply, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  // A service worker that is kept would keep everything else from being renewed.
  const worker = /[\\/]sw\.js(?:\.br)?$/.test(path)
  reply.header('vary', 'accept-encoding')
  reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : worker ? 'no-cache' : 'public, max-age=600')
}

/** Scripts only from this origin and those named. Styles allow attributes, which the interface sets for positions and progress. */
function contentPolicy({ connect, scripts = [], frames = [], frameAncestors, scriptPolicies }: PageOptions, reports: string): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob: mediastream:`,
    `connect-src 'self' ${connect.join(' ')}`,
    ['frame-src', `'self'`, ...frames].join(' '),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${scriptPolicies.join(' ') || "'none'"}`,
    `report-uri ${reports}`,
    'report-to csp',
  ].join('; ')
}
