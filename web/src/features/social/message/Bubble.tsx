import { Trans, useLingui } from '@lingui/react/macro'
import type { PrivateMessage } from '@nimbo/contract'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LOST_PICTURE, REFUSED_PICTURE } from './outbox.state.ts'
import type { Outgoing } from './outbox.state.ts'
import { discard, pictureUrl, retry } from './outbox.ts'
import type { Tick } from './thread.state.ts'
import { useGiftName } from './useMessageWords.ts'
import { useWhen } from './useWhen.ts'

const MOST_WIDE = 240
const MOST_HIGH = 320
const ANY_SIDE = 200

/** A picture takes its place before it is here. */
function pictureBox(width: number, height: number): { inlineSize: number; blockSize: number } {
  const [w, h] = width > 0 && height > 0 ? [width, height] : [ANY_SIDE, ANY_SIDE]
  const scale = Math.min(MOST_WIDE / w, MOST_HIGH / h, 1)
  return { inlineSize: Math.max(96, Math.round(w * scale)), blockSize: Math.max(72, Math.round(h * scale)) }
}

interface BubbleProps {
  message: PrivateMessage
  mine: boolean
  /** Delivery of a message of mine. */
  tick: Tick | undefined
  onPicture: (url: string) => void
}

export function Bubble({ message, mine, tick, onPicture }: BubbleProps) {
  const { t } = useLingui()
  const { kind, ct, image, width, height, gift, erased, addtime, seq } = message
  // Picture of a disabled account, or one that failed to load: a tap requests it again.
  const [gone, setGone] = useState(false)
  const when = <Stamp at={addtime} tick={tick} />
  const row = (content: ReactNode) => (
    <li className="bubble-row" data-mine={mine || undefined} data-seq={seq} data-testid="bubble">
      {content}
    </li>
  )
  if (erased === 1)
    return row(
      <div className="bubble">
        <span className="bubble-quiet">
          <Trans>Message deleted</Trans>
        </span>
        {when}
      </div>,
    )
  if (kind === 'image')
    return row(
      gone ? (
        <button type="button" className="bubble bubble-picture" style={pictureBox(width, height)} onClick={() => setGone(false)}>
          <span className="bubble-quiet">
            <Trans>This photo can’t be shown</Trans>
          </span>
          <u>
            <Trans>Try again</Trans>
          </u>
          {when}
        </button>
      ) : (
        <button type="button" className="bubble bubble-picture" style={pictureBox(width, height)} onClick={() => onPicture(image)}>
          <img src={image} alt={t`Open photo`} loading="lazy" onError={() => setGone(true)} />
          {when}
        </button>
      ),
    )
  if (kind === 'gift' && gift) return row(<GiftCard gift={gift}>{when}</GiftCard>)
  return row(
    <div className="bubble">
      <bdi>{ct}</bdi>
      {when}
    </div>,
  )
}

/** A gift that was given in a live. */
function GiftCard({ gift, children }: { gift: NonNullable<PrivateMessage['gift']>; children: ReactNode }) {
  const { i18n } = useLingui()
  const name = useGiftName()(gift)
  const nums = i18n.number(gift.nums)
  return (
    <div className="bubble bubble-card">
      <img src={gift.gifticon} alt="" width={54} height={54} />
      <div>
        <b className="block text-[15px] leading-5 font-bold">
          <bdi>{name}</bdi> {gift.nums > 1 && <span dir="ltr">×{nums}</span>}
        </b>
        {gift.coins !== '0' && <CoinAmount amount={gift.coins} size={14} />}
      </div>
      {children}
    </div>
  )
}

function Stamp({ at, tick }: { at: number; tick: Tick | undefined }) {
  const { t } = useLingui()
  const { time } = useWhen()
  const words = {
    sent: t({ message: 'Sent', context: 'a message' }),
    delivered: t({ message: 'Delivered', context: 'a message' }),
    read: t({ message: 'Read', context: 'a message' }),
  }
  return (
    <span className="bubble-time">
      <time dateTime={new Date(at * 1000).toISOString()}>{time(at)}</time>
      {tick && (
        <span className="inline-flex" data-testid="tick" data-tick={tick}>
          <Icon name="check" size={12} stroke={2.6} />
          {tick !== 'sent' && <Icon name={tick === 'read' ? 'eye' : 'check'} size={12} stroke={2.6} className="-ms-1" />}
          <span className="sr-only">{words[tick]}</span>
        </span>
      )}
    </span>
  )
}

/** One that has not been sent yet. */
export function WaitingBubble({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useLingui()
  const { key, kind, content, width, height, failed, at } = outgoing
  const url = pictureUrl(key)
  // Another tab that does not hold the photo may have called it lost.
  const isLost = failed === LOST_PICTURE && url === undefined
  const own: Record<string, string> = {
    [REFUSED_PICTURE]: t`This photo can’t be used. Choose another one.`,
    [LOST_PICTURE]: isLost ? t`This photo wasn’t sent before the page closed. Choose it again.` : t`Not sent`,
  }
  const why = own[failed] ?? failed
  return (
    <li className="bubble-row" data-mine data-testid="waiting" data-failed={failed !== '' || undefined}>
      {url !== undefined ? (
        <span className="bubble bubble-picture" style={pictureBox(width, height)}>
          <img src={url} alt={t`Photo`} />
          <Waiting at={at} failed={failed !== ''} />
        </span>
      ) : (
        <div className="bubble">
          <bdi>{kind === 'image' ? t`Photo` : content}</bdi>
          <Waiting at={at} failed={failed !== ''} />
        </div>
      )}
      {failed !== '' && (
        <div className="bubble-state" role="alert">
          <span>{why}</span>
          {!isLost && (
            <button type="button" className="hit-44" onClick={() => retry(key)}>
              <Trans>Try again</Trans>
            </button>
          )}
          <button type="button" className="hit-44" onClick={() => discard(key)}>
            <Trans>Remove</Trans>
          </button>
        </div>
      )}
    </li>
  )
}

function Waiting({ at, failed }: { at: number; failed: boolean }) {
  const { t } = useLingui()
  const { time } = useWhen()
  return (
    <span className="bubble-time">
      {time(at)}
      <Icon name={failed ? 'alert' : 'clock'} size={12} stroke={2.4} />
      <span className="sr-only">{failed ? t`Not sent` : t`Waiting to be sent`}</span>
    </span>
  )
}
