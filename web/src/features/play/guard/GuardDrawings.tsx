import { Trans, useLingui } from '@lingui/react/macro'
import { guardTypes } from '@nimbo/contract'
import type { LineProps } from '../../../room/lines.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { GuardBadge } from '../../../ui/GuardBadge.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { guardSlice } from './guard.slice.ts'
import './guard.css'

/** A viewer chooses a tier, the host sees who guards them. */
export const GuardSheet = whenOpened(async () => (await import('./GuardSheet.tsx')).GuardSheet)
export const GuardListSheet = whenOpened(async () => (await import('./GuardList.tsx')).GuardListSheet)

export function GuardChip() {
  const { t } = useLingui()
  const room = useRoom()
  const nums = useSlice(guardSlice, (state) => state.nums)
  return (
    <button type="button" className="room-chip guard-chip hit-44" data-testid="open-guard" onClick={() => room.showPanel('guard', true)}>
      <img src="/art/guard-year.svg" alt="" width={24} height={24} />
      <span className={nums > 0 ? 'sr-only' : ''}>{t`Guard`}</span>
      {nums > 0 && (
        <>
          <span aria-hidden="true">{t`Guard`}</span> <CountText value={nums} />
        </>
      )}
    </button>
  )
}

export function GuardLine({ event }: LineProps<'guardBought'>) {
  const { uname, level, guard_type: type, change } = event
  const name = <bdi>{uname}</bdi>
  return (
    <p className="chat-line" data-guard={type} data-testid="guard-line">
      <span className="chat-badges">
        <LevelBadge level={level} />
        <GuardBadge tier={type === guardTypes.year ? 'year' : 'month'} />
      </span>
      {change === 'new' && <Trans>{name} became a guard</Trans>}
      {change === 'extended' && <Trans>{name} stays a guard for longer</Trans>}
      {change === 'upgraded' && <Trans>{name} became a guard for a year</Trans>}
    </p>
  )
}
