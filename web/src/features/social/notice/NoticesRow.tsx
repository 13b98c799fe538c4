import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { useSession } from '../../../lib/session.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { unseenQuery } from './notice.queries.ts'

const MANY = 99

/** The way to the list, with how many are new. */
export function NoticesRow({ render }: { render: ReactElement }) {
  const { data: nums = 0 } = useQuery(unseenQuery(useSession((session) => session.uid)))
  const { count } = useFormat()
  return (
    <ListRow
      icon="bell"
      label={<Trans>Notifications</Trans>}
      value={
        nums > 0 && (
          <b
            data-testid="unseen"
            className="min-w-5 rounded-full bg-accent-fill px-1.5 text-center text-[12px] leading-5 font-bold text-on-accent"
          >
            {nums > MANY ? `${count(MANY)}+` : count(nums)}
          </b>
        )
      }
      render={render}
    />
  )
}
