import type { GiftFileKind } from '@nimbo/contract/operator'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const address = new RegExp(`^/media/gift/(${uuid})\\.[a-z0-9]+$`)

const endings: Record<GiftFileKind, string> = { picture: 'webp', lottie: 'json', video: 'mp4' }

export const giftFileKey = (kind: GiftFileKind, object: string) => `public/gift/${object}.${endings[kind]}`
/** The same on both origins: people and operators are shown the same file. */
export const giftFileUrl = (kind: GiftFileKind, object: string) => `/media/gift/${object}.${endings[kind]}`
/** The object behind the address of an uploaded file; undefined for any other address. */
export const objectOf = (path: string): string | undefined => address.exec(path)?.[1]
