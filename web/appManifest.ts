import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa'

const tokens = readFileSync(new URL('./src/ui/tokens.css', import.meta.url), 'utf8')

/** The page's background in both themes, from the one file that has colours. */
const [night, light] = [...tokens.matchAll(/--bg: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)
if (!night || !light) throw new Error('tokens.css names no background')

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Nimbo',
  short_name: 'Nimbo',
  description: 'Watch lives, chat and go live from your phone.',
  start_url: '/index',
  scope: '/',
  display: 'standalone',
  theme_color: night,
  background_color: night,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Only what the first screen of any visit needs, and what the offline page is made of. */
const kept = ['assets/{libs,app,index,offline,rolldown-runtime}-*.{js,css}', 'offline.html', 'art/{app-icon,offline}.svg']

export const pwa: Partial<VitePWAOptions> = {
  manifest,
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'sw.ts',
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: { rollupFormat: 'iife', globPatterns: kept, dontCacheBustURLsMatching: /^assets\// },
}

/** The bars around the page wear its background. */
export function themeColor(): Plugin {
  const meta = (content: string, media: string) => ({ tag: 'meta', attrs: { name: 'theme-color', content, media } })
  return {
    name: 'nimbo:theme-color',
    transformIndexHtml: () => [meta(night, '(prefers-color-scheme: dark)'), meta(light, '(prefers-color-scheme: light)')],
  }
}
