/// <reference types="@vitest/browser-playwright" />
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { checkout, profile } from '@nimbo/engines'
import type { Plugin } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { buildPages } from './stack/buildPages.ts'

/** The built pages, once per run and only when something changed: what ui tests open is what ships. */
export default function buildForTests(): Promise<void> {
  return buildPages(profile('test'), () => {})
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** Called by the page before its first script, so that the test can answer in the server's place from the first call on. */
const prepare = '<script>parent.prepareApp?.(window)</script>'

/**
 * Serves the built app, or the console where the cookie `app` says so, from the address the tests themselves come from: only then may
 * a test reach into the frame it opened.
 */
export function servePages(): Plugin {
  return {
    name: 'nimbo:built-pages',
    configureServer(server) {
      const handle = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const served = await serve(request, response).catch(() => false)
        if (!served) next()
      }
      // Before the test runner, whose own page has the address of our first one.
      server.middlewares.stack.unshift({ route: '', handle })
    },
  }
}

type Manifest = Record<string, { file: string } | undefined>
const manifests = new Map<string, Promise<Manifest>>()

/** Manifest of built files; pages are built before the first of them is asked for. */
function manifestOf(dist: string): Promise<Manifest> {
  const known = manifests.get(dist)
  if (known) return known
  const read = readFile(join(dist, '.vite/manifest.json'), 'utf8').then((text) => JSON.parse(text) as Manifest)
  manifests.set(dist, read)
  return read
}

/** A test may put its own LiveKit in place of this file. */
const livekitFile = async (dist: string) => (await manifestOf(dist))['src/lib/media/livekit.ts']?.file

const livekitNames = `{
  DefaultReconnectPolicy, DisconnectReason, LocalAudioTrack, LocalVideoTrack, LogLevel, Room, RoomEvent, setLogLevel, Track, VideoPreset
}`
const livekitOrFake = (file: string) => `
const ${livekitNames} = parent.fakeLivekit?.(window) ?? (await import('/${file}?real'))
export ${livekitNames}
`

async function serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method !== 'GET' || searchParams.has('sessionId') || /^\/(__vitest|@|node_modules\/)/.test(pathname)) return false
  const dist = join(checkout, /\bapp=console\b/.test(request.headers.cookie ?? '') ? 'console' : 'web', 'dist')
  if (request.headers['sec-fetch-dest'] === 'iframe') {
    const html = await readFile(join(dist, 'index.html'), 'utf8')
    response.setHeader('content-type', types['.html']!).end(html.replace('<head>', `<head>${prepare}`))
    return true
  }
  // Stands in for a payment provider's script; the test defines what that would have defined.
  if (pathname === '/provider.js') {
    response.setHeader('content-type', types['.js']!).end()
    return true
  }
  const type = types[extname(pathname)]
  if (!type) return false
  if (type === types['.js'] && !searchParams.has('real') && pathname === `/${await livekitFile(dist)}`) {
    response.setHeader('content-type', type).end(livekitOrFake(pathname.slice(1)))
    return true
  }
  const body = await readFile(join(dist, normalize(pathname)))
  response.setHeader('content-type', type).setHeader('cache-control', 'max-age=3600').end(body)
  return true
}

const scripts = '**/assets/*.js'

/** State after a deploy: scripts that a page has not fetched yet are gone; with a source file, only the one it is in. */
export const removeAssets: BrowserCommand<[source?: string]> = async ({ context }, source) => {
  const pattern = source === undefined ? scripts : `**/${await chunkOf(source)}`
  await context.route(pattern, (route) => route.fulfill({ status: 404 }))
}
export const restoreAssets: BrowserCommand = ({ context }) => context.unrouteAll()
/** Script of the app a source file is in, as the build named it. */
export const fileOf: BrowserCommand<[source: string]> = (_context, source) => chunkOf(source)

async function chunkOf(source: string): Promise<string> {
  const chunk = (await manifestOf(join(checkout, 'web/dist')))[source]
  if (!chunk) throw new Error(`${source} has no script of its own`)
  return chunk.file
}
