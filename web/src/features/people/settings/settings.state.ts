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

/** Only pages this app can draw: a newer server may list more. */
export function knownPages<T extends { href: string }>(pages: readonly T[]): (T & { href: PageId })[] {
  return pages.filter((page): page is T & { href: PageId } => pageIds.some((id) => id === page.href))
}
