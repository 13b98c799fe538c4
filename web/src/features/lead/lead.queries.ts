import { Home } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** How many of a hundred coins of a gift reach the host as tickets. */
export function useGiftShare() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['config', language],
    queryFn: ({ signal }) => client.call(Home.getConfig, {}, { signal }),
    staleTime: 5 * 60_000,
    select: ({ anchor_share: shares }) => shares.find(({ kind, gift_kind: of }) => kind === 'gift' && of === '')?.percent,
  })
}
