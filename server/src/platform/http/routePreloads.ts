import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageOfBrowser } from '@nimbo/contract'
import type { FastifyRequest } from 'fastify'

interface BuiltFiles {
  routes: Record<string, { scripts: string[]; styles: string[]; area: number }>
  languages: Record<string, string[]>
}

/**
 * The page with the files of the asked route and language named in its head: a browser asks for them at once, and not one round trip
 * later, when the first script has found out. Without the build's list the page is as it is.
 */
export async function openPreloads(dist: string, page: string): Promise<(request: FastifyRequest) => string> {
  const list = await readFile(join(dist, '.vite/routes.json'), 'utf8').catch(() => undefined)
  if (!list) return () => page
  const { routes, languages } = JSON.parse(list) as BuiltFiles
  const pages = new Map<string, string>()
  return (request) => {
    const route = routeOf(request)
    if (!Object.hasOwn(routes, route)) return page
    const language = requestLanguage(request)
    const key = `${route} ${language}`
    const known = pages.get(key)
    if (known) return known
    const { scripts, styles, area } = routes[route]!
    const modules = [...scripts, ...(languages[language] ?? []).slice(0, area + 1)]
    const links = [...modules.map((file) => link('modulepreload', file)), ...styles.map((file) => link('stylesheet', file))]
    const told = page.replace('</head>', `${links.join('')}</head>`)
    pages.set(key, told)
    return told
  }
}

type PageRequest = Pick<FastifyRequest, 'originalUrl' | 'headers'>

export function routeOf({ originalUrl }: PageRequest): string {
  const [path = '/'] = originalUrl.split('?')
  return path === '/' ? '/index' : path
}
export function requestLanguage({ headers }: PageRequest): Language {
  return languageOfBrowser(headers['accept-language']?.split(/[,;]/)[0] ?? '')
}

const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${file}">`
