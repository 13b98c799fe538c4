import { Trans } from '@lingui/react/macro'
import { memo, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Boundary } from '../ui/Boundary.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Panel, Place } from './feature.ts'
import type { Line, LineDefinition } from './lines.ts'
import { FeatureContext, useCore, useRoom } from './useRoom.ts'

/** Drawings of all features in a place, in their order. */
export function Slot({ place }: { place: Place }) {
  const { drawings } = useRoom()
  return drawings(place).map(({ feature, Draw }) => (
    <FeatureBoundary key={feature} place={place}>
      <FeatureContext value={feature}>
        <Suspense fallback={null}>
          <Draw />
        </Suspense>
      </FeatureContext>
    </FeatureBoundary>
  ))
}

const none: readonly Panel[] = []
/** Panels over the room; none over a floating one. */
export function Panels() {
  const { panels, showPanel } = useRoom()
  const open = useCore((core) => (core.floating ? none : core.panels))
  return panels.map(({ feature, panel, Draw }) => (
    <FeatureBoundary key={panel}>
      <FeatureContext value={feature}>
        <Suspense fallback={null}>
          <Draw open={open.includes(panel)} onOpenChange={(isOpen) => showPanel(panel, isOpen)} />
        </Suspense>
      </FeatureContext>
    </FeatureBoundary>
  ))
}

interface LineRowProps {
  line: Line
  Draw: LineDefinition['draw'] | undefined
}

/** Lines never change once drawn, so a new one must not redraw the two hundred above it. One that cannot be drawn is read as plain words. */
export const LineRow = memo(function LineRow({ line: { event, status, folded }, Draw }: LineRowProps) {
  const plain = <PlainLine event={event} />
  return (
    <Boundary part="slot" renderFallback={() => plain}>
      <Suspense fallback={plain}>{Draw && <Draw event={event} status={status} folded={folded} />}</Suspense>
    </Boundary>
  )
})

function PlainLine({ event }: Pick<Line, 'event'>) {
  if (!('uname' in event)) return null
  return (
    <p className="chat-line">
      <b>
        <bdi>{event.uname}</bdi>
      </b>{' '}
      {event._method_ === 'SendMsg' && 'ct' in event && <bdi>{event.ct}</bdi>}
    </p>
  )
}

/** A feature that throws loses its place, not the room. A line or an effect is one of many: only a place offers to load the page anew. */
export function FeatureBoundary({ place, children }: { place?: Place; children: ReactNode }) {
  const offers = place !== undefined && place !== 'background' && place !== 'stage'
  return (
    <Boundary part="slot" renderFallback={() => offers && <ReloadChip />}>
      {children}
    </Boundary>
  )
}

function ReloadChip() {
  return (
    <button type="button" className="room-chip glass hit-44" onClick={() => location.reload()}>
      <Icon name="alert" size={14} />
      <Trans>Reload</Trans>
    </button>
  )
}
