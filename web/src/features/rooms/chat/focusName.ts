import type { KeyboardEvent } from 'react'

/** Up and down in the chat go from name to name, from the newest upwards, sideways to what was said; both open with Enter. */
export function focusName(press: KeyboardEvent<HTMLElement>): void {
  if (press.key === 'ArrowLeft' || press.key === 'ArrowRight') {
    const inLine = [...(document.activeElement?.closest('.chat-line')?.querySelectorAll<HTMLElement>('button, [role="button"]') ?? [])]
    const towardsEnd = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const step = press.key === towardsEnd ? 1 : -1
    inLine.at((inLine.indexOf(document.activeElement as HTMLElement) + step) % inLine.length)?.focus()
  }
  if (press.key !== 'ArrowUp' && press.key !== 'ArrowDown') return
  const names = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-name]')]
  const at = names.indexOf(document.activeElement as HTMLElement)
  const next = press.key === 'ArrowUp' ? (at === -1 ? names.length : at) - 1 : at + 1
  if (at === -1 && press.key === 'ArrowDown') return
  names[next]?.focus()
  if (names[next]) press.preventDefault()
}
