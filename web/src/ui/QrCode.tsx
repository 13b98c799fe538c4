import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
  /** Size of the white card around the code, which is its quiet zone. */
  className: string
}

/** Dark on white in both themes, and never mirrored: some cameras read nothing else. Long texts take a lower error correction to stay legible. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: text.length > 80 ? 'L' : 'M', border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <div className={`rounded-md bg-white ${className}`} dir="ltr">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="block w-full" shapeRendering="crispEdges">
        <path d={dots.join('')} fill="var(--k-100)" />
      </svg>
    </div>
  )
}
