import type { OpenApp } from './openApp.ts'

/** A finger on the picture of a room, by so many pixels. */
export function finger(app: OpenApp) {
  const picture = app.window.document.querySelector('.room-picture')!
  const fire = (type: string, x: number, y: number) =>
    picture.dispatchEvent(
      new app.window.PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 3, pointerType: 'touch', clientX: x, clientY: y }),
    )
  const [x, y] = [200, 420]
  return {
    pull(dx: number, dy: number) {
      fire('pointerdown', x, y)
      fire('pointermove', x + dx / 2, y + dy / 2)
      fire('pointermove', x + dx, y + dy)
    },
    lift: (dx: number, dy: number) => fire('pointerup', x + dx, y + dy),
  }
}
