import { useConfig } from '../../../lib/config.queries.ts'

/** How many of a hundred coins of a gift reach the host as tickets. */
export function useGiftShare() {
  return useConfig(({ anchor_share: shares }) => shares.find(({ kind, gift_kind: of }) => kind === 'gift' && of === '')?.percent)
}
