import { encode } from 'uqr'

/** Dark on white in both themes, and never mirrored: cameras expect it so. */
export function InviteQr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <div className="w-[min(116px,30vw)] flex-none rounded-md bg-white p-[min(14px,3.5vw)]" dir="ltr">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="block w-full" shapeRendering="crispEdges">
        <path d={dots.join('')} fill="var(--k-100)" />
      </svg>
    </div>
  )
}
