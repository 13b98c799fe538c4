import { fetchEffect, type PlayEffect, stopped } from './effect.ts'

/** An animation in Lottie's format; the player is fetched with the first of them. */
export const playLottie: PlayEffect = async (box, address, signal) => {
  const [{ default: lottie }, data] = await Promise.all([
    import('lottie-web/build/player/esm/lottie_light.min.js'),
    fetchEffect<object>(address),
  ])
  if (signal.aborted) return
  const animation = lottie.loadAnimation({
    container: box,
    renderer: 'svg',
    loop: false,
    autoplay: true,
    // The player writes into what it is given.
    animationData: structuredClone(data),
  })
  try {
    await Promise.race([
      stopped(signal),
      new Promise<void>((done, fail) => {
        animation.addEventListener('complete', () => done())
        animation.addEventListener('data_failed', () => fail(new Error(`${address} is no animation`)))
        animation.addEventListener('error', () => fail(new Error(`${address} cannot be drawn`)))
      }),
    ])
  } finally {
    animation.destroy()
  }
}
