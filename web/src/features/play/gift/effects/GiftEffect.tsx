import { Trans } from '@lingui/react/macro'
import { effectTypes, wordsIn } from '@nimbo/contract'
import type { EffectType, EventOf } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../../lib/i18n.ts'
import { areEffectsOn } from '../../../../room/effects.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { DoodleReplay } from '../doodle/DoodleReplay.tsx'
import type { PlayEffect } from './effect.ts'
import { isLowPower } from './isLowPower.ts'
import { followPace, isTooMuch } from './pace.ts'
import './effects.css'

interface GiftEffectProps {
  event: EventOf<'giftSent'>
  onDone: () => void
}

const STILL_MS = 2400

/** Players are fetched with the first effect of their kind. */
const players: Record<EffectType, (() => Promise<PlayEffect>) | undefined> = {
  [effectTypes.none]: undefined,
  [effectTypes.scene]: async () => (await import('./playScene.ts')).playScene,
  [effectTypes.lottie]: async () => (await import('./playLottie.ts')).playLottie,
  [effectTypes.video]: async () => (await import('./playVideo.ts')).playVideo,
}

/** One gift over the whole picture. Who wants calm, and a phone that is too slow, sees its picture instead. */
export function GiftEffect({ event, onDone }: GiftEffectProps) {
  const name = wordsIn(useLanguage(), event)
  const { uname, uhead } = event
  return (
    <div className="gift-effect" data-testid="gift-effect" data-kind={event.swftype}>
      <p className="gift-effect-banner">
        <Avatar src={uhead} name={uname} size={28} />
        <Trans>
          <b>
            <bdi>{uname}</bdi>
          </b>{' '}
          sent <bdi>{name}</bdi>
        </Trans>
        <img src={event.gifticon} alt="" width={30} height={30} />
      </p>
      <Picture event={event} onDone={onDone} />
    </div>
  )
}

function Picture({ event, onDone }: GiftEffectProps) {
  const [downgraded, setDowngraded] = useState(() => isTooMuch(event.swf))
  if (event.paintedPath.length > 0) return <DoodleReplay event={event} still={!areEffectsOn()} onDone={onDone} />
  if (!areEffectsOn() || isLowPower() || downgraded) return <Still event={event} onDone={onDone} />
  return <Moving event={event} onDone={onDone} onSlow={setDowngraded} />
}

function Still({ event, onDone }: GiftEffectProps) {
  useEffect(() => {
    const timer = setTimeout(onDone, STILL_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  const picture = event.swf === 'castle-in-clouds' ? '/effects/castle-still.svg' : event.gifticon
  return <img className="gift-effect-still" data-testid="effect-still" src={picture} alt="" />
}

interface MovingProps extends GiftEffectProps {
  onSlow: (isSlow: true) => void
}

/** A failure of any kind ends this one and never the queue. One that takes frames from the room gives way to its picture. */
function Moving({ event: { swf, swftype }, onDone, onSlow }: MovingProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = new AbortController()
    const pace = followPace(swf, control.signal)
    const start = async () => {
      const play = await players[swftype]?.()
      const { current } = box
      if (!play || !current || control.signal.aborted) return
      pace.watch(
        () => onSlow(true),
        () => current.childElementCount > 0,
      )
      await play(current, swf, control.signal)
    }
    void start()
      .catch(() => undefined)
      .finally(() => !control.signal.aborted && onDone())
    return () => control.abort()
  }, [swf, swftype, onDone, onSlow])
  return <div ref={box} className="gift-effect-box" data-kind={swftype} />
}
