import { Trans, useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { clockText } from '../../../lib/clockText.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'

const tile = 'relative block aspect-[3/4] overflow-hidden rounded-md bg-raised text-v-text'
const shade = 'absolute inset-0 rounded-[inherit] [background:var(--card-shade)] shadow-[inset_0_0_0_1px_var(--w-09)]'
const word = 'text-shade absolute inset-x-2 flex items-center gap-1 text-[12px] leading-4 font-bold'

/** A video among others, with how long it is and how often it was seen; one that is not ready says so. */
export function VideoTile({ video, touid }: { video: ShortVideo; touid: number }) {
  const { id, title, thumb_s: cover, length, views, state } = video
  return (
    <Link to="/videoPlay" search={{ id, touid }} className={tile} data-state={state} data-testid="video-tile">
      {cover ? (
        <img src={cover} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
      ) : (
        <span className="bg-banner absolute inset-0 opacity-50" />
      )}
      <span className={shade} />
      {state === 'ready' ? (
        <>
          <span className={`${word} inset-bs-2 justify-end`} dir="ltr">
            {clockText(length)}
          </span>
          <span className={`${word} inset-be-2`}>
            <Icon name="play" size={13} />
            <CountText value={views} />
            <span className="sr-only">
              <Trans>views</Trans>
            </span>
          </span>
        </>
      ) : (
        <TileState video={video} />
      )}
      <span className="sr-only">{title}</span>
    </Link>
  )
}

function TileState({ video: { state, progress } }: { video: ShortVideo }) {
  const { t, i18n } = useLingui()
  const done = i18n.number(progress / 100, { style: 'percent' })
  const words: Record<Exclude<ShortVideo['state'], 'ready'>, string> = {
    waiting: t({ message: 'Waiting', context: 'a video' }),
    converting: done,
    refused: t({ message: 'Not shown', context: 'a video' }),
    removed: t({ message: 'Removed', context: 'a video' }),
  }
  const isOver = state === 'refused' || state === 'removed'
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-center text-[13px] font-bold">
      <Icon name={isOver ? 'alert' : 'clock'} size={24} />
      {state !== 'ready' && words[state]}
      {state === 'converting' && (
        <span
          role="progressbar"
          aria-label={t`Processing`}
          aria-valuenow={progress}
          className="block h-1 w-16 overflow-hidden rounded-full bg-white-50"
        >
          <i className="block h-full bg-white" style={{ inlineSize: `${progress}%` }} />
        </span>
      )}
    </span>
  )
}
