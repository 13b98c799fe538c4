/** How long until something is due: `0:48`, `12 min`, `2 h`; overdue with a minus. */
export function dueText(seconds: number): string {
  const minus = seconds < 0 ? '−' : ''
  const left = Math.abs(Math.trunc(seconds))
  if (left < 600) return `${minus}${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return left < 7200 ? `${minus}${Math.floor(left / 60)} min` : `${minus}${Math.floor(left / 3600)} h`
}

export const dueTone = (seconds: number): string => (seconds < 0 ? 'text-danger' : seconds < 60 ? 'text-warn' : '')
