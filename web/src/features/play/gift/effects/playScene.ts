import { fetchEffect, type PlayEffect, stopped } from './effect.ts'

/** A drawing as a tree: tag, attributes, children. The page's policy forbids writing markup. */
type Drawn = [tag: string, attributes: Record<string, string>, ...children: Drawn[]]
type Frame = [offset: number, transform: string, opacity?: number | null, easing?: string]
interface Timing {
  at?: string
  t: KeyframeAnimationOptions
}
type Layer = [
  art: string,
  x: number,
  y: number,
  width: number,
  height: number,
  frames: Frame[],
  timing: Timing,
  inner?: Frame[],
  inTiming?: Timing,
]
interface Scene {
  duration: number
  veils: [background: string, frames: Frame[]][]
  art: Record<string, Drawn>
  layers: Layer[]
}

/** The frame scenes are drawn in. */
const [WIDTH, HEIGHT] = [390, 844]

/** One of our own scenes: drawings that move by WAAPI over the whole picture. */
export const playScene: PlayEffect = async (box, name, signal) => {
  if (!/^[a-z-]+$/.test(name)) throw new TypeError('no scene')
  const { duration, veils, art, layers } = await fetchEffect<Scene>(`/effects/scenes/${name}.json`)
  if (signal.aborted) return
  const running: Animation[] = []
  const move = (element: HTMLElement, frames: Frame[], timing: KeyframeAnimationOptions) => {
    const keyframes = frames.map(([offset, transform, opacity, easing = 'linear']) => ({
      offset,
      transform,
      easing,
      ...(opacity === undefined || opacity === null ? {} : { opacity }),
    }))
    running.push(element.animate(keyframes, { fill: 'both', ...timing }))
  }
  for (const [background, frames] of veils)
    move(add(box, { position: 'absolute', inset: '0', opacity: '0', background }), frames, { duration })
  const scale = Math.min((box.clientWidth || WIDTH) / WIDTH, (box.clientHeight || HEIGHT) / HEIGHT)
  const mirror = getComputedStyle(box).direction === 'rtl' ? -scale : scale
  // Drawings end below the frame: where the picture is taller, what is missing is sky.
  const stage = add(box, {
    position: 'absolute',
    left: '50%',
    bottom: '0',
    width: `${WIDTH}px`,
    height: `${HEIGHT}px`,
    transformOrigin: '50% 100%',
    transform: `translateX(-50%) scale(${mirror}, ${scale})`,
  })
  for (const [drawing, x, y, width, height, frames, timing, inner, inTiming] of layers) {
    const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
    const outer = add(stage, { position: 'absolute', transformOrigin: timing.at ?? '50% 50%', ...place })
    const holder = inner ? add(outer, { width: '100%', height: '100%', transformOrigin: inTiming?.at ?? '50% 50%' }) : outer
    const picture = art[drawing] && draw(art[drawing])
    if (picture) {
      Object.assign(picture.style, { display: 'block', width: '100%', height: '100%', overflow: 'visible' })
      holder.append(picture)
    }
    move(outer, frames, timing.t)
    if (inner && inTiming) move(holder, inner, inTiming.t)
  }
  await Promise.race([running[0]?.finished, stopped(signal)])
  for (const animation of running) animation.cancel()
  box.replaceChildren()
}

function add(parent: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, style)
  parent.append(element)
  return element
}

function draw([tag, attributes, ...children]: Drawn): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map(draw))
  return element
}
