import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { giftRecordsQuery, type GiftRecord, type RecordType } from './records.queries.ts'

/** Gifts I sent or got, newest first; one I sent leads to what that live cost me. */
export function GiftRecords({ type }: { type: RecordType }) {
  const { t } = useLingui()
  const query = useInfiniteQuery(
    giftRecordsQuery(
      useSession((session) => session.uid),
      type,
    ),
  )
  return (
    <EndlessList
      query={query}
      itemsOf={({ list }) => list}
      loading={
        <Panel>
          <RowSkeletons count={6} tall />
        </Panel>
      }
      empty={
        <EmptyState
          picture="wallet"
          title={t`No gifts yet`}
          text={type === 'sent' ? t`Gifts you send appear here.` : t`Gifts you receive appear here.`}
        />
      }
    >
      {(records) => (
        <div data-testid="gift-records">
          <Panel>
            {records.map((record) => (
              <RecordRow key={record.combo} record={record} type={type} />
            ))}
          </Panel>
        </div>
      )}
    </EndlessList>
  )
}

function RecordRow({ record, type }: { record: GiftRecord; type: RecordType }) {
  const { dayTime, count } = useFormat()
  const { giftname, gifticon, nums, coin, votes, ispack, at, stream, user } = record
  const name = <bdi>{user.user_nicename}</bdi>
  const many = count(nums)
  const label = (
    <>
      <bdi>{giftname}</bdi> {nums > 1 && <b dir="ltr">×{many}</b>}
    </>
  )
  const note = (
    <>
      {type === 'sent' ? <Trans>to {name}</Trans> : <Trans>from {name}</Trans>} · {dayTime(at)}
    </>
  )
  const picture = <img src={gifticon} alt="" width={30} height={30} />
  if (type === 'received') return <ListRow start={picture} label={label} note={note} value={<CoinAmount amount={votes} kind="ticket" />} />
  return (
    <ListRow
      start={picture}
      label={label}
      note={note}
      value={ispack === 1 ? <Trans context="gifts I have">Backpack</Trans> : <CoinAmount amount={coin} />}
      render={<Link to="/receipt" search={{ stream }} />}
    />
  )
}
