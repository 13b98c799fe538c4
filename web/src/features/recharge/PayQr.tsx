import { encode } from 'uqr'

/** Dark on white in both themes, and never mirrored: cameras expect it so. */
export function PayQr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: text.length > 80 ? 'L' : 'M', border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <div className="w-44 rounded-md bg-white p-3.5">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="block w-full" shapeRendering="crispEdges">
        <path d={dots.join('')} fill="var(--k-100)" />
      </svg>
    </div>
  )
}
