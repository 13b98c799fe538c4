import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import { payMethods, payMethodName } from './payMethods.ts'
import { unfinishedQuery } from './recharge.queries.ts'

/** After a reload, or in another tab: the order that was begun goes on, instead of a second one being opened. */
export function UnfinishedNote({ onContinue }: { onContinue: (order: Order) => void }) {
  const { t } = useLingui()
  const { money } = useFormat()
  const { data: order } = useQuery(unfinishedQuery(useSession((session) => session.uid)))
  if (!order) return null
  const { icon } = payMethods[order.pay]
  const price = money(order.money, order.currency)
  return (
    <Panel>
      <ListRow
        icon={icon}
        label={<Trans>Unfinished order</Trans>}
        note={
          <bdi className="tabular-nums">
            {price} · {payMethodName(order.pay, t)}
          </bdi>
        }
        value={<Trans>Continue</Trans>}
        render={<button type="button" data-testid="unfinished" onClick={() => onContinue(order)} />}
      />
    </Panel>
  )
}
