import { anchorVideo } from './anchorVideo.ts'

/** Missing in Firefox and in most web views, and switched off by some systems. */
export const hasPictureInPicture = (): boolean => (document as Partial<Document>).pictureInPictureEnabled === true

/** A window of the system's own over all others; once more closes it. Refused before there is a picture. */
export async function togglePictureInPicture(): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture()
  await anchorVideo().requestPictureInPicture()
}
