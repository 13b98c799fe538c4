export interface Notice {
  title: string
  /** The live it tells of, what to say once that has ended, and when it was sent. */
  live: { stream: string; ended: string; at: number } | undefined
  options: { body: string; icon: string; badge: string; tag: string; dir: 'ltr' | 'rtl'; lang: string; data: { url: string } }
}

const text = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')

/** A push payload is untrusted: only its text is shown, and only same-origin addresses are opened. */
export function readNotice(payload: string, origin: string): Notice | undefined {
  const raw = parsed(payload)
  const title = text(raw['title'], 120)
  if (!title) return undefined
  return {
    title,
    live: liveOf(raw),
    options: {
      body: text(raw['body'], 240),
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      tag: text(raw['tag'], 60),
      dir: raw['dir'] === 'rtl' ? 'rtl' : 'ltr',
      lang: text(raw['lang'], 20),
      data: { url: ownPath(text(raw['url'], 300), origin) },
    },
  }
}

function liveOf(raw: Record<string, unknown>): Notice['live'] {
  const [stream, ended, at] = [text(raw['stream'], 30), text(raw['ended'], 120), Number(raw['at'])]
  return /^\d+_\d+$/.test(stream) && ended !== '' && at > 0 ? { stream, ended, at } : undefined
}

/** `//elsewhere` and `/\elsewhere` look like paths and are not. */
function ownPath(path: string, origin: string): string {
  if (!path.startsWith('/')) return '/index'
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.pathname + url.search : '/index'
  } catch {
    return '/index'
  }
}

function parsed(payload: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
