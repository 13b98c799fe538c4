import { useState } from 'react'

interface AvatarProps {
  src: string
  /** The person's name: its first letter stands in while there is no picture. */
  name: string
  size?: number
  ring?: boolean
}

/** Decoration beside a written name, so it is silent for screen readers. */
export function Avatar({ src, name, size = 40, ring = false }: AvatarProps) {
  const [broken, setBroken] = useState('')
  return (
    <span
      aria-hidden="true"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42 }}
      className={`grid flex-none place-items-center overflow-hidden rounded-full bg-raised font-bold text-text-2 ${ring ? 'shadow-[0_0_0_1.5px_var(--w-100)]' : ''}`}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        /./u.exec(name)?.[0].toUpperCase()
      )}
    </span>
  )
}
