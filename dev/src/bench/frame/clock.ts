/** Milliseconds after the finger was lifted; 0: not yet, or not at all. */
export interface Took {
  /** The first question that lets somebody in, sent and answered. */
  asked: number
  entered: number
  /** The media socket of the room itself. */
  socket: number
  connected: number
  drawn: number
  /** The preview, in the room: the card's own picture, or one that was begun for this room. */
  preview: number
  /** Any picture of the room. */
  seen: number
  /** The picture of the room itself. */
  own: number
  /** Files fetched until then. */
  files: number
}

/** Runs in the page, before it. A picture counts once the address is that of its room: what moves with the finger, or on a card, does not. */
export const clock = `
window.__took = {}
const sockets = []
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    if (!String(given[0]).includes('/rtc')) return
    const socket = { at: performance.now(), open: 0 }
    sockets.push(socket)
    this.addEventListener('open', () => (socket.open = performance.now()))
  }
}
addEventListener('pointerup', ({ timeStamp }) => {
  const from = location.search
  const took = (window.__took = { asked: 0, entered: 0, socket: 0, connected: 0, drawn: 0, preview: 0, seen: 0, own: 0, files: 0 })
  performance.clearResourceTimings()
  const before = sockets.length
  const isSeen = (name) => {
    const video = document.querySelector('.room-picture [data-testid="' + name + '"][data-shown="true"], .room-screen > [data-testid="' + name + '"][data-shown="true"]')
    return location.search !== from && video && video.readyState > 1 && video.videoWidth > 0
  }
  const look = () => {
    const now = performance.now() - timeStamp
    if (location.search !== from && !took.drawn && document.querySelector('.room-picture')) took.drawn = now
    if (isSeen('room-video')) took.own = now
    if (!took.preview && isSeen('preview')) took.preview = now
    if (!took.seen && (took.own || took.preview)) took.seen = now
    if (!took.own) return requestAnimationFrame(look)
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('service=Live.enterRoom'))
    if (entry) Object.assign(took, { asked: entry.startTime - timeStamp, entered: entry.responseEnd - timeStamp })
    // The last one: a preview may have been begun before.
    const socket = sockets.slice(before).at(-1)
    if (socket) Object.assign(took, { socket: socket.at - timeStamp, connected: socket.open - timeStamp })
    took.files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length
  }
  requestAnimationFrame(look)
}, true)`
