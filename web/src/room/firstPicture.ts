/** A picture that takes longer holds nothing else up. */
export const WAIT_MS = 1500

let note: () => void
const noted = new Promise<void>((done) => (note = done))
let timer: ReturnType<typeof setTimeout> | undefined

/** The first picture of this visit plays, or there is none to wait for. */
export function noteFirstPicture(): void {
  clearTimeout(timer)
  note()
}

/** Other drawings come after the picture: fetched at the same time they take its bandwidth, and the cores of a small phone. */
export function afterFirstPicture(): Promise<void> {
  timer ??= setTimeout(note, WAIT_MS)
  return noted
}
