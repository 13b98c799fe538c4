import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { usePhoto } from './certification.queries.ts'
import { useKeys } from '../../lib/useKeys.ts'

const zooms = [1, 1.6, 2.4]
const tool = 'grid size-9 place-items-center rounded-full bg-raised shadow-line disabled:text-text-3'

/** The photo of an application. It was logged that this operator sees it, and the picture says so. */
export function PhotoView({ id, name }: { id: number; name: string }) {
  const me = useSession()
  const { data, isError, dataUpdatedAt, refetch } = usePhoto(id)
  const [gone, setGone] = useState('')
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  useKeys({ z: () => setZoom((now) => (now + 1) % zooms.length) })
  const failed = isError || (data !== undefined && gone === data.url)
  return (
    <figure>
      <figcaption className="flex items-center justify-between gap-2 pbe-1.5 text-[13px] leading-[18px] font-semibold">
        Selfie
        <span className="flex gap-2">
          <button
            type="button"
            aria-label="Zoom in"
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
            className={tool}
          >
            <Icon name="plus" size={17} />
          </button>
          <button type="button" aria-label="Zoom out" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} className={tool}>
            <Icon name="minus" size={17} />
          </button>
          <button type="button" aria-label="Rotate" onClick={() => setTurns((turns + 1) % 4)} className={tool}>
            <Icon name="undo" size={17} />
          </button>
        </span>
      </figcaption>
      <div className="relative h-[456px] overflow-hidden rounded-lg bg-surface shadow-line max-[719px]:h-[360px]">
        {data && !failed && (
          <img
            src={data.url}
            alt={`Photo of ${name}`}
            onError={() => setGone(data.url)}
            style={{ transform: `scale(${zooms[zoom]}) rotate(${turns * 90}deg)` }}
            className="size-full object-contain"
          />
        )}
        {!data && !isError && <span role="status" aria-label="Loading" className="skeleton-pulse block size-full bg-raised" />}
        {failed && (
          <div className="grid size-full place-items-center text-center">
            <div role="alert">
              <p className="t-sub pbe-3 text-text-2">The photo couldn’t be loaded.</p>
              <Button onClick={() => void refetch()}>Load again</Button>
            </div>
          </div>
        )}
        {data && !failed && (
          <p className="pointer-events-none absolute inset-x-0 inset-bs-[8%] text-center text-[14px] leading-5 font-bold tracking-wider text-[var(--w-50)]">
            <span className="rounded-full bg-ink-65 px-2.5 py-1">
              <bdi>{me?.name}</bdi> · {timeText(Math.floor(dataUpdatedAt / 1000))}
            </span>
          </p>
        )}
      </div>
    </figure>
  )
}
