import { coverSources } from '@nimbo/contract'
import { useState } from 'react'
import type { Home } from './profile.queries.ts'

/** The picture of the live that is on or was last, behind the head of a home. */
export function HomeCover({ home }: { home: Home }) {
  const src = home.livethumb || home.liverecord[0]?.thumb || ''
  const [broken, setBroken] = useState('')
  return (
    <div aria-hidden="true" className="absolute inset-x-0 inset-bs-0 h-50 overflow-hidden tablet:rounded-t-xl">
      {src && src !== broken ? (
        <img {...coverSources(src)} alt="" onError={() => setBroken(src)} className="size-full object-cover object-[50%_4%]" />
      ) : (
        <span className="bg-banner block size-full opacity-60" />
      )}
      <span className="absolute inset-0 [background:linear-gradient(var(--ink-65),transparent_45%_70%,var(--bg))]" />
    </div>
  )
}
