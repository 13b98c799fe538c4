const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const files = ['.mp4', '.vtt', '.webp', '-360.webp'] as const
type File = (typeof files)[number]

const fileName = new RegExp(`^(${uuid})(?:${files.map((file) => file.replace('.', '\\.')).join('|')})$`)
/** The object a file of a video belongs to; undefined for any other name. */
export const objectOfFile = (name: string): string | undefined => fileName.exec(name)?.[1]

export const videoKey = (object: string, file: File) => `public/video/${object}${file}`
export const videoUrl = (object: string, file: File) => `/media/video/${object}${file}`
/** All that may be stored of a converted video, so that deleting it needs no list. */
export const videoKeys = (object: string): string[] => files.map((file) => videoKey(object, file))
