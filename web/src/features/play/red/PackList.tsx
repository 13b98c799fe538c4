import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { pastRedsQuery } from './red.queries.ts'
import { showPack } from './red.state.ts'

interface PackListProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function PackList({ open, onOpenChange }: PackListProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Red packs in this live`} tall scrim="light">
      {open && <Packs />}
    </Sheet>
  )
}

/** Every pack of this live, newest first, with what I got. */
function Packs() {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const { data, status, refetch } = useQuery(
    pastRedsQuery(
      useSession((session) => session.uid),
      room.address.stream,
    ),
  )
  if (status === 'pending') return <RowSkeletons count={5} tall />
  if (!data) return <ErrorState onReload={() => void refetch()} />
  if (data.length === 0)
    return <EmptyState picture="wallet" title={t`No red packs yet`} text={t`Red packs sent in this live will appear here.`} />
  return (
    <div data-testid="red-packs">
      <Panel>
        {data.map(({ id, user_nicename: sender, coin, nums, nums_rob: taken, win, isrob }) => {
          const name = <bdi>{sender}</bdi>
          const [takenText, all, coins] = [count(taken), count(nums), count(coin)]
          return (
            <ListRow
              key={id}
              start={<img src={isrob === 1 ? '/art/red-pack-open.svg' : '/art/red-pack-closed.svg'} alt="" width={26} height={26} />}
              label={<Trans>Red pack from {name}</Trans>}
              note={
                <Trans>
                  {coins} coins · {takenText} of {all} opened
                </Trans>
              }
              value={isrob === 1 ? <CoinAmount amount={win} /> : undefined}
              render={<button type="button" onClick={() => showPack(room, id)} />}
            />
          )
        })}
      </Panel>
    </div>
  )
}
