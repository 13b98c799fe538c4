import type { KeyboardEvent } from 'react'

/** Up and down in the chat go from name to name, from the newest upwards; a name opens with Enter like any button. */
export function focusName(press: KeyboardEvent<HTMLElement>): void {
  if (press.key !== 'ArrowUp' && press.key !== 'ArrowDown') return
  const names = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-name]')]
  const at = names.indexOf(document.activeElement as HTMLElement)
  const next = press.key === 'ArrowUp' ? (at === -1 ? names.length : at) - 1 : at + 1
  if (at === -1 && press.key === 'ArrowDown') return
  names[next]?.focus()
  if (names[next]) press.preventDefault()
}
