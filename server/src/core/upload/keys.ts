import type { ImageKind } from '@nimbo/contract'

/** The prefix of a key decides who can see it: nothing outside `public/` is ever served. */
export const QUARANTINE = 'quarantine/'
export const quarantineKey = (object: string) => QUARANTINE + object

/** Suffix of the thumbnail, and of the small cover of a video. */
export const THUMB = '-128'
export const SMALL = '-360'

export function imageKey(kind: ImageKind, object: string, suffix = ''): string {
  return `${kind === 'certification' ? 'private' : 'public'}/${kind}/${object}${suffix}.webp`
}

/** All keys of an image, so that removing it needs no stored list. */
export function imageKeys(kind: ImageKind, object: string): string[] {
  return kind === 'avatar' ? [imageKey(kind, object), imageKey(kind, object, THUMB)] : [imageKey(kind, object)]
}

/** The public URL; empty for a private image. */
export function urlOf(key: string): string {
  return key.startsWith('public/') ? `/media/${key.slice('public/'.length)}` : ''
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const images = `(?:avatar/${uuid}(?:${THUMB})?|cover/${uuid}|banner/${uuid}|chat/${uuid})\\.webp`
const servable = new RegExp(`^/media/(${images}|gift/${uuid}\\.(?:webp|json|mp4))$`)
const avatar = new RegExp(`^/media/avatar/(${uuid})\\.webp$`)

/** The key behind a URL path, for the exact form of our own URLs only. */
export function keyOfPath(path: string): string | undefined {
  const name = servable.exec(path)?.[1]
  return name && `public/${name}`
}

const cover = new RegExp(`^/media/cover/(${uuid})\\.webp$`)
/** The object of an uploaded cover's URL; undefined for a drawn one. */
export const coverObject = (url: string): string | undefined => cover.exec(url)?.[1]

const chat = new RegExp(`^public/chat/(${uuid})\\.webp$`)
/** The object of a picture of a private message, by its key; undefined for any other. */
export const chatObject = (key: string): string | undefined => chat.exec(key)?.[1]

/** The object of an avatar URL; undefined for one that was not uploaded here. */
export const avatarObject = (url: string): string | undefined => avatar.exec(url)?.[1]
/** The URL of the thumbnail; an avatar that was not uploaded here is its own. */
export const thumbOf = (url: string): string => (avatarObject(url) ? url.replace(/\.webp$/, `${THUMB}.webp`) : url)
