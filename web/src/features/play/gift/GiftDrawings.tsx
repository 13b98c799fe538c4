import { Trans, useLingui } from '@lingui/react/macro'
import { wordsIn } from '@nimbo/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../../lib/i18n.ts'
import { useShortcut } from '../../../room/shortcuts.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { milestones } from './gift.state.ts'
import type { Combo } from './comboLanes.state.ts'
import { comboLanesOf } from './comboLanes.ts'
import './gift.css'

export const GiftPanel = whenOpened(async () => (await import('./GiftPanel.tsx')).GiftPanel, { ahead: true })

export function GiftButton() {
  const { t } = useLingui()
  const room = useRoom()
  const open = () => room.showPanel('gifts', true)
  useShortcut('g', t`Gifts`, open)
  return (
    <button type="button" className="gift-button" data-testid="open-gifts" aria-label={t`Gifts`} onClick={open}>
      <img src="/gifts/cloud-star.svg" alt="" width={40} height={40} />
    </button>
  )
}

/** Two runs of gifts, the one above larger. */
export function ComboLanes() {
  const room = useRoom()
  const lanes = comboLanesOf(room)
  const shown = useStore(lanes.store, (state) => state.shown)
  const blocked = useCore((core) => core.blocked)
  useEffect(() => {
    if (blocked.size > 0) lanes.dropFrom(blocked)
  }, [lanes, blocked])
  if (shown.every((one) => one === undefined)) return null
  return (
    <div className="gift-lanes" aria-hidden="true">
      {shown.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className="gift-lane-place">
          {one && <Lane key={one.combo} combo={one} />}
        </div>
      ))}
    </div>
  )
}

function Lane({ combo: { event, count, own } }: { combo: Combo }) {
  const name = wordsIn(useLanguage(), event)
  return (
    <div className="gift-lane" data-testid="gift-lane">
      <div className="gift-lane-body">
        <Avatar src={event.uhead} name={event.uname} size={38} />
        <div>
          <bdi className="gift-lane-name">{own ? <Trans context="who sent a gift">You</Trans> : event.uname}</bdi>
          <span>
            <Trans>
              sent <bdi>{name}</bdi>
            </Trans>
          </span>
        </div>
      </div>
      <img src={event.gifticon} alt="" width={66} height={66} />
      {count > 1 && (
        <span key={count} className="gift-times" data-milestone={milestones.has(count)}>
          <small>×</small>
          {count}
        </span>
      )}
    </div>
  )
}
