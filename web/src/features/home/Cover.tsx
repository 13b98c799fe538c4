import { useState } from 'react'

/** A room's picture; a missing or broken one leaves the brand's gradient. */
export function Cover({ src, eager = false }: { src: string; eager?: boolean }) {
  const [broken, setBroken] = useState(false)
  if (!src || broken) return <span className="bg-banner absolute inset-0" />
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover object-[50%_30%]"
    />
  )
}
