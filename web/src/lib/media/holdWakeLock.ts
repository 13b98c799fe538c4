/** Keeps the screen on until released. The system takes the lock away whenever the page is hidden, so it is asked for again on return. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined
  let asking = false
  let released = false
  // Missing in older browsers and web views, and refused while the battery is low: then the screen goes dark as it always did.
  const wakeLock = navigator.wakeLock as WakeLock | undefined

  async function acquire() {
    if (released || asking || document.hidden || !wakeLock || (lock && !lock.released)) return
    asking = true
    const given = await wakeLock.request('screen').catch(() => undefined)
    asking = false
    if (released) return void given?.release()
    lock = given
    // Hidden and back while it was being asked for.
    if (given?.released) void acquire()
  }
  const onVisibility = () => void acquire()

  document.addEventListener('visibilitychange', onVisibility)
  void acquire()
  return () => {
    released = true
    document.removeEventListener('visibilitychange', onVisibility)
    void lock?.release()
  }
}
