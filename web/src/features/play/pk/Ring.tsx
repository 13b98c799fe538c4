import { Avatar } from '../../../ui/Avatar.tsx'

/** A picture inside of a ring that empties with the seconds. */
export function Ring({ src, name, left, of, size }: { src: string; name: string; left: number; of: number; size: number }) {
  const around = 2 * Math.PI * 44
  return (
    <span className="pk-ring" style={{ inlineSize: size + 16, blockSize: size + 16 }}>
      <Avatar src={src} name={name} size={size} />
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle cx="46" cy="46" r="44" className="pk-ring-track" />
        <circle cx="46" cy="46" r="44" strokeDasharray={around} strokeDashoffset={around * (1 - Math.min(1, left / of))} />
      </svg>
    </span>
  )
}
