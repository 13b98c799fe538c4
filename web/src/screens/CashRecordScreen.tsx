import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BalanceCard } from '../features/money/statement/BalanceCard.tsx'
import { DownloadButton } from '../features/money/statement/DownloadButton.tsx'
import { LineList } from '../features/money/statement/LineList.tsx'
import { MonthChips } from '../features/money/statement/MonthChips.tsx'
import { monthQuery } from '../features/money/statement/statement.queries.ts'
import type { Month } from '../features/money/statement/statement.queries.ts'
import { assetOf, type Filter, monthChoices, monthOf } from '../features/money/statement/statement.state.ts'
import { useDateText } from '../features/money/statement/useDateText.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SentenceGap } from '../ui/SentenceGap.tsx'
import { ReloadRow } from '../ui/ReloadRow.tsx'
import { WalletPage } from './WalletPage.tsx'

export function CashRecordScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [now] = useState(() => monthOf(Date.now()))
  const [month, setMonth] = useState(now)
  const [filter, setFilter] = useState<Filter>('all')
  const { data, isError, refetch } = useQuery(
    monthQuery(
      useSession((session) => session.uid),
      month,
      filter,
    ),
  )
  return (
    <WalletPage title={t`Statement`} end={<DownloadButton month={month} />}>
      <main className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_412px] desktop:grid-rows-[auto_auto_1fr]">
        <MonthChips months={data && monthChoices(data.months, now)} month={month} onMonth={setMonth} filter={filter} onFilter={setFilter} />
        <div className="desktop:col-start-2 desktop:row-span-2">
          {isError && !data ? (
            <Panel>
              <ReloadRow onReload={() => void refetch()} />
            </Panel>
          ) : (
            <BalanceCard month={data} asset={assetOf(filter)} />
          )}
          {data && data.checked_lines > 0 && <CheckedLine month={data} />}
        </div>
        <div className="desktop:col-start-1 desktop:row-span-2 desktop:row-start-2">
          <LineList
            month={month}
            filter={filter}
            recharge={
              <Button onClick={() => void navigate({ to: '/recharge' })}>
                <Trans>Recharge</Trans>
              </Button>
            }
          />
        </div>
        <div className="desktop:col-start-2 desktop:row-start-3">
          <Panel>
            <ListRow
              icon="shield"
              label={<Trans>Verify statement</Trans>}
              note={<Trans>Anyone can verify a downloaded statement</Trans>}
              render={<Link to="/verifyStatement" />}
            />
          </Panel>
          <p className="t-cap px-5 pbs-3 text-text-3">
            <Trans>Months begin and end at midnight UTC.</Trans>
          </p>
        </div>
      </main>
    </WalletPage>
  )
}

/** Time and result of the last reconciliation. */
function CheckedLine({ month }: { month: Month }) {
  const { dayTime } = useDateText()
  const when = dayTime(month.checked * 1000)
  const matches = month.agrees === 1
  return (
    <p className="mx-5 mbs-2.5 flex gap-2 text-[12.5px] leading-[17px] font-medium text-text-2">
      <Icon name={matches ? 'check' : 'alert'} size={16} stroke={2.6} className={matches ? 'text-ok' : 'text-danger'} />
      <span>
        <Trans>Recalculated from the first transaction on {when}.</Trans>
        <SentenceGap />
        {matches ? (
          <Plural value={month.checked_lines} one="# transaction, no differences." other="# transactions, no differences." />
        ) : (
          <Trans>The transactions don’t match the balance. Our team has been alerted and is looking into it.</Trans>
        )}
      </span>
    </p>
  )
}
