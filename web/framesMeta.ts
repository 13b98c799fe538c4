import type { Plugin } from 'vite'

/** While a page is being worked on nobody stands between it and the browser, so it is told here who may frame it. */
export function framesMeta(frameAncestors: string): Plugin {
  return {
    name: 'nimbo:frames-meta',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('name="nimbo-frames" content=""', `name="nimbo-frames" content="${frameAncestors}"`),
  }
}
