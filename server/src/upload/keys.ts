import type { UploadKind } from '@nimbo/contract'

/** Where pictures lie, by what the start of a key says: nothing outside `public/` is ever served. */
export const QUARANTINE = 'quarantine/'
export const quarantineKey = (object: string) => QUARANTINE + object

/** A small copy beside a picture, for lists. */
export const THUMB = '-128'

/** The main picture's key. */
export function drawnKey(kind: UploadKind, object: string, suffix = ''): string {
  return `${kind === 'certification' ? 'private' : 'public'}/${kind}/${object}${suffix}.webp`
}

/** Every key a picture may have got; nothing has to be remembered to remove them all. */
export function drawnKeys(kind: UploadKind, object: string): string[] {
  return kind === 'avatar' ? [drawnKey(kind, object), drawnKey(kind, object, THUMB)] : [drawnKey(kind, object)]
}

/** The address others see a picture at; a private one has none. */
export function urlOf(key: string): string {
  return key.startsWith('public/') ? `/media/${key.slice('public/'.length)}` : ''
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const servable = new RegExp(`^/media/(avatar/${uuid}(?:${THUMB})?|cover/${uuid})\\.webp$`)
const avatar = new RegExp(`^/media/avatar/(${uuid})\\.webp$`)

/** The key behind an address, for the exact form of our own addresses only. */
export function servedKey(path: string): string | undefined {
  const name = servable.exec(path)?.[1]
  return name && `public/${name}.webp`
}

/** The object behind an avatar's address; undefined for one that was not uploaded here. */
export const avatarObject = (url: string): string | undefined => avatar.exec(url)?.[1]
/** The address of the small copy; an avatar that was not uploaded here has none but itself. */
export const thumbOf = (url: string): string => (avatarObject(url) ? url.replace(/\.webp$/, `${THUMB}.webp`) : url)
