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
    <FeatureBoundary key={feature}>
      <FeatureContext value={feature}>
        <Suspense fallback={null}>
          <Draw />
        </Suspense>
      </FeatureContext>
    </FeatureBoundary>
  ))
}

/** Lines never change once drawn, so a new one must not redraw the two hundred above it. */
export const LineRow = memo(function LineRow({ line: { name, event, status } }: { line: Line }) {
  const Draw = useRoom().lineDefinitions.get(name)?.draw
  return <FeatureBoundary>{Draw && <Draw event={event} status={status} />}</FeatureBoundary>
})

interface BoundaryState {
  error: unknown
}

/** A feature that throws loses its place, not the room. */
export class FeatureBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined }

  static getDerivedStateFromError(error: unknown): BoundaryState {
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
