import { isBusyPath } from '../lib/isBusyPath.ts'

/** A page that does not say so by then is of an older release, or hangs. */
const ANSWER_MS = 500

/**
 * Leads to what a notice is about, in a window that is open unless somebody broadcasts or pays there. The page goes there by itself: to
 * navigate it from here would load the whole app anew, also where a room is being watched.
 */
export async function openNotice(url: string, clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = windows.find((one) => !isBusyPath(new URL(one.url).pathname))
  if (window && (await opensItself(window, url))) return void (await window.focus())
  const moved = window && (await window.navigate(url).catch(() => null))
  if (moved) await moved.focus()
  else await clients.openWindow(url)
}

function opensItself(window: WindowClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((done) => {
    const timer = setTimeout(end, ANSWER_MS, false)
    function end(isOpen: boolean): void {
      clearTimeout(timer)
      port1.close()
      done(isOpen)
    }
    port1.addEventListener('message', () => end(true))
    port1.start()
    window.postMessage({ type: 'open', url }, [port2])
  })
}
