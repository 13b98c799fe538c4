import type { IncomingHttpHeaders } from 'node:http'

const navigations = new Set(['document', 'iframe', 'frame', 'image', 'embed', 'object', 'script', 'style'])

/**
 * The specification changes state by GET, so a link, an image or a prefetch on any page could act for the person.
 * Browsers say what kind of load it is; old clients and native apps send nothing and pass.
 */
export function isForeignLoad(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`
  return (
    site === 'cross-site' ||
    headers['sec-fetch-mode'] === 'navigate' ||
    navigations.has(headers['sec-fetch-dest'] ?? '') ||
    purpose.includes('prefetch')
  )
}
