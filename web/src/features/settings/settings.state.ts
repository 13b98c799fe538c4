import { pageIds } from '@nimbo/contract'
import type { PageId } from '@nimbo/contract'

const peopleAPage = 50

export function isLastPage(page: readonly unknown[]): boolean {
  return page.length < peopleAPage
}

export function without<T extends { id: number }>(list: readonly T[], id: number): T[] {
  return list.filter((item) => item.id !== id)
}

export function withoutPerson<T extends { id: number }>(pages: readonly (readonly T[])[], id: number): T[][] {
  return pages.map((page) => without(page, id))
}

/** A native wrapper is a phone; a browser says in its own name what it runs on. */
export function isPhone({ device, source }: { device: string; source: string }): boolean {
  return source !== 'web' || /android|iphone|ipad|mobile/i.test(device)
}

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const
const longAgoDays = 30

/** “now”, “5 minutes ago”, “yesterday”, and the date itself after a month. A clock that runs behind the server’s reads as now. */
export function seenText(seenSeconds: number, nowMs: number, locale: string): string {
  const ago = Math.max(0, nowMs / 1000 - seenSeconds)
  if (ago >= longAgoDays * 86_400) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(seenSeconds * 1000)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const step = units.find(({ seconds }) => ago >= seconds)
  return step ? words.format(-Math.floor(ago / step.seconds), step.unit) : words.format(0, 'second')
}

/** Only pages this app can draw: a newer server may list more. */
export function knownPages<T extends { href: string }>(pages: readonly T[]): (T & { href: PageId })[] {
  return pages.filter((page): page is T & { href: PageId } => pageIds.some((id) => id === page.href))
}
