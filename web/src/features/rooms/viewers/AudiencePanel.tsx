import { Trans, useLingui } from '@lingui/react/macro'
import { Live } from '@nimbo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { AudienceChart } from '../../../room/AudienceChart.tsx'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { growth } from './growth.ts'
import { viewersSlice } from './viewers.state.ts'

const audienceQuery = (stream: string) =>
  queryOptions({
    queryKey: ['live', 'audience', stream],
    queryFn: ({ signal }) => client.call(Live.stopInfo, { stream }, { signal }),
    refetchInterval: (query) => pollAfter(30_000, query),
  })

/** Audience now, and its course so far. */
export function AudiencePanel() {
  const { i18n } = useLingui()
  const { address } = useRoom()
  const nums = useSlice(viewersSlice, (state) => state.nums)
  const { data, status, refetch } = useQuery(audienceQuery(address.stream))
  const peak = i18n.number(Math.max(nums, data?.peak ?? 0))
  const more = data ? growth(data.audience, nums) : 0
  const added = i18n.number(more)
  return (
    <section className="studio-panel" data-testid="audience-panel">
      <h2>
        <Trans context="who is watching now">Viewers</Trans>
        <small>
          <Trans comment="The most viewers at one time">Peak {peak}</Trans>
        </small>
      </h2>
      <p className="studio-large">
        <CountText value={nums} />
        {more > 0 && (
          <small>
            <Icon name="up" size={12} />
            <Trans comment="New viewers">{added} in 10 min</Trans>
          </small>
        )}
      </p>
      {status === 'pending' && <Skeleton className="mbs-3 h-21 w-full" />}
      {status === 'error' && !data && (
        <button type="button" className="studio-reload" onClick={() => void refetch()}>
          <Trans>Couldn’t load. Tap to reload</Trans>
        </button>
      )}
      {data && data.audience.length > 1 && <AudienceChart audience={data.audience} />}
    </section>
  )
}
