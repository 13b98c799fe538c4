export interface Film {
  file: File
  url: string
  /** 0: this browser cannot play it, which says nothing about the server. */
  seconds: number
}

const PATIENCE_MS = 6_000

/** Properties of a film, as far as this browser can read them. The caller revokes its address. */
export async function readFilm(file: File): Promise<Film> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  const seconds = await new Promise<number>((done) => {
    video.addEventListener('loadedmetadata', () => done(Number.isFinite(video.duration) ? video.duration : 0))
    video.addEventListener('error', () => done(0))
    setTimeout(() => done(0), PATIENCE_MS)
    video.src = url
  })
  video.removeAttribute('src')
  return { file, url, seconds }
}
