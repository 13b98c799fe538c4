import { useConfig } from '../../../lib/config.queries.ts'

/** Percentage of a gift's coins that reaches the host as tickets. */
export function useGiftShare() {
  return useConfig(({ anchor_share: shares }) => shares.find(({ kind, gift_kind: of }) => kind === 'gift' && of === '')?.percent)
}
