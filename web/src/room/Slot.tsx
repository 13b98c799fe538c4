import { Trans } from '@lingui/react/macro'
import { Component, memo, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { CodeGone } from './feature.ts'
import type { Place } from './feature.ts'
import type { Line } from './lines.ts'
import { FeatureContext, useRoom } from './useRoom.ts'

/** Everything that features draw in a place, in their order. */
export function Slot({ place }: { place: Place }) {
  const { drawings } = useRoom()
  return drawings(place).map(({ feature, Draw }) => (
    <Fence key={feature}>
      <FeatureContext value={feature}>
        <Suspense fallback={null}>
          <Draw />
        </Suspense>
      </FeatureContext>
    </Fence>
  ))
}

/** Lines never change once drawn, so a new one must not redraw the two hundred above it. */
export const LineRow = memo(function LineRow({ line: { name, event, status } }: { line: Line }) {
  const Draw = useRoom().lineDefinitions.get(name)?.draw
  return <Fence>{Draw && <Draw event={event} status={status} />}</Fence>
})

interface FenceState {
  error: unknown
}

/** A feature that throws loses its place, not the room. */
export class Fence extends Component<{ children: ReactNode }, FenceState> {
  override state: FenceState = { error: undefined }

  static getDerivedStateFromError(error: unknown): FenceState {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return error instanceof CodeGone ? <ReloadChip /> : null
  }
}

function ReloadChip() {
  return (
    <button type="button" className="room-chip glass hit-44" onClick={() => location.reload()}>
      <Icon name="alert" size={14} />
      <Trans>Reload</Trans>
    </button>
  )
}
