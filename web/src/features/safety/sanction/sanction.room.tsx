import { lazy, Suspense, useState } from 'react'
import type { RoomFeature } from '../../../room/feature.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { sanctionSlice } from './sanction.slice.ts'
import type { SanctionState } from './sanction.slice.ts'

const MutedBar = lazy(async () => ({ default: (await import('./MutedBar.tsx')).MutedBar }))

/** Being muted: the input gives way to why and until when. */
export const sanction: RoomFeature<SanctionState> = {
  ...sanctionSlice,
  slots: { composer: { audience: OnceMuted, order: 40 } },
}

/** The muted bar is fetched only by people who are muted. */
function OnceMuted() {
  const muted = useCore((core) => core.mutedUntil !== undefined)
  const { update } = useRoom()
  const [ever, setEver] = useState(muted)
  if (muted && !ever) setEver(true)
  return (
    <Suspense fallback={null}>
      {ever && <MutedBar onOver={() => update(sanctionSlice, (state) => ({ ...state, mutedUntil: undefined }))} />}
    </Suspense>
  )
}
