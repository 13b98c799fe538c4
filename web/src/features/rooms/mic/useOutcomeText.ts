import type { MicOutcome } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useRoom } from '../../../room/useRoom.ts'

/** Outcome of a link, in words; nothing for a link I ended myself. */
export function useOutcomeText() {
  const { t } = useLingui()
  const host = `\u2068${useRoom().entered.room.user_nicename}\u2069`
  return useCallback(
    (outcome: MicOutcome): string | undefined => {
      switch (outcome) {
        case 'refused':
          return t`${host} can’t take you on the mic right now`
        case 'unanswered':
          return t`No answer this time`
        case 'busy':
          return t`All four guest seats are taken`
        case 'cut':
        case 'revoked':
        case 'silent':
          return t`You’re no longer on the mic`
        case 'left':
          return t`You left the mic`
        case 'cancelled':
          return undefined
      }
    },
    [t, host],
  )
}
