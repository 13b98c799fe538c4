/** Over early when the signal says stop. */
export function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    stop.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}
