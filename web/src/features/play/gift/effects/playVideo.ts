import { type PlayEffect, stopped } from './effect.ts'

const vertex = `attribute vec2 p; varying vec2 at; void main() { at = vec2(p.x, -p.y) * .5 + .5; gl_Position = vec4(p, 0., 1.); }`
/** Colour is the upper half of every frame, its mask the lower. */
const fragment = `precision mediump float; varying vec2 at; uniform sampler2D frame;
void main() {
  vec3 colour = texture2D(frame, vec2(at.x, at.y * .5)).rgb;
  float alpha = texture2D(frame, vec2(at.x, at.y * .5 + .5)).r;
  gl_FragColor = vec4(colour * alpha, alpha);
}`

interface Player {
  canvas: HTMLCanvasElement
  video: HTMLVideoElement
  draw: () => void
  clear: () => void
}
/** One for the whole visit: contexts are few, and a browser that runs out of them takes away the oldest. */
let player: Player | undefined

function createPlayer(): Player {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl', { alpha: true, premultipliedAlpha: true, antialias: false })
  if (!gl) throw new Error('no WebGL')
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('WebGL is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  const place = gl.getAttribLocation(program, 'p')
  gl.enableVertexAttribArray(place)
  gl.vertexAttribPointer(place, 2, gl.FLOAT, false, 0, 0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', disableRemotePlayback: true })
  canvas.addEventListener('webglcontextlost', () => (player = undefined))
  return {
    canvas,
    video,
    draw() {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
    clear() {
      gl.clear(gl.COLOR_BUFFER_BIT)
    },
  }
}

const heard = (video: HTMLVideoElement, name: 'ended' | 'playing') =>
  new Promise<void>((done, fail) => {
    video.addEventListener(name, () => done(), { once: true })
    video.addEventListener('error', () => fail(new Error('the effect cannot be played')), { once: true })
  })

/** A film with transparency: colour and mask in one frame, put together in WebGL. Silent. */
export const playVideo: PlayEffect = async (box, address, signal) => {
  player ??= createPlayer()
  const { canvas, video, draw, clear } = player
  let frame = 0
  const paint = () => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) draw()
    frame = requestAnimationFrame(paint)
  }
  try {
    video.src = address
    const [playing, over] = [heard(video, 'playing'), heard(video, 'ended')]
    // Both fail together, and only one of them is waited for.
    over.catch(() => undefined)
    await Promise.race([Promise.all([video.play(), playing]), stopped(signal)])
    if (signal.aborted) return
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight / 2
    const gl = canvas.getContext('webgl')
    gl?.viewport(0, 0, canvas.width, canvas.height)
    box.append(canvas)
    paint()
    await Promise.race([over, stopped(signal)])
  } finally {
    cancelAnimationFrame(frame)
    clear()
    canvas.remove()
    video.pause()
    // Frees what was downloaded; without load() the element keeps it.
    video.removeAttribute('src')
    video.load()
  }
}
