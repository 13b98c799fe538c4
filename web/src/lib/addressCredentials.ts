import type { Language } from '@nimbo/contract'
import { languages } from '@nimbo/contract'

export interface Given {
  uid: number
  token: string
}

const names = ['uid', 'token', 'language']

/** Credentials and language in an address, and the address without them. Pure, so that it can be tested without a page. */
export function readAddress(href: string): { given: Given | undefined; language: Language | undefined; clean: string } {
  const address = new URL(href)
  const [uid, token, language] = names.map((name) => address.searchParams.get(name))
  for (const name of names) address.searchParams.delete(name)
  const id = /^[1-9]\d{0,9}$/.test(uid ?? '') ? Number(uid) : undefined
  return {
    given: id !== undefined && token ? { uid: id, token } : undefined,
    language: languages.find((l) => l === language),
    clean: address.href,
  }
}

/** Takes it out of the address before anything else is asked of the network: an address is copied, shared and kept in histories. */
export function takeFromAddress(): { given: Given | undefined; language: Language | undefined } {
  const { given, language, clean } = readAddress(location.href)
  if (clean !== location.href) history.replaceState(history.state, '', clean)
  return { given, language }
}
