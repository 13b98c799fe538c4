const units = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
]

/** How long ago, in its largest unit; a clock that runs ahead of the server's reads as now. */
export function agoText(seconds: number): string {
  const unit = units.find((one) => seconds >= one.seconds)
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name} ago` : 'just now'
}
