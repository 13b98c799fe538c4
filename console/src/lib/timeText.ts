const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The hour for today, the day with it for any other. */
export function timeText(epochSeconds: number): string {
  const at = new Date(epochSeconds * 1000)
  return (at.toDateString() === new Date().toDateString() ? clock : dated).format(at)
}
