/** Time until a deadline: `0:48`, `12 min`, `2 h`; a missed one is marked late. */
export function dueText(seconds: number): string {
  const left = Math.abs(Math.trunc(seconds))
  const length =
    left < 600
      ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
      : left < 7200
        ? `${Math.floor(left / 60)} min`
        : `${Math.floor(left / 3600)} h`
  return seconds < 0 ? `${length} overdue` : length
}

export const dueTone = (seconds: number): string => (seconds < 0 ? 'text-danger' : seconds < 60 ? 'text-warn' : '')
