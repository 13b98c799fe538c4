import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Wings of the server from the outside in: nothing imports against this order. Features of the page are in wings of the same names. */
export const wings = ['operators', 'safety', 'social', 'rooms', 'play', 'shows', 'money', 'people', 'core'] as const

/** Pattern of the part of a path that is a wing, where there is one. */
export const wing = `(?:(?:${wings.join('|')})/)?`

const inFolder = new RegExp(`^server/src/${wing}([^/]+)/[^/]`)

/** Folder of the server a file is in, whatever wing that is in. */
export const serverFolder = (file: string): string | undefined => inFolder.exec(file)?.[1]

/** Names of the server's folders. */
export function serverFolders(checkout: string): string[] {
  const folders = globSync([`*/`, `{${wings.join(',')}}/*/`], { cwd: join(checkout, 'server/src') })
  return folders.map((folder) => basename(folder))
}
