import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PayMethodId } from '@nimbo/contract'
import { Icon } from '../../../ui/Icon.tsx'
import { knownWallet, type WalletName } from './rechargeStorage.ts'
import { payMethods, payMethodName } from './payMethods.ts'
import type { Balance } from './recharge.state.ts'

interface PayMethodListProps {
  ways: Balance['paylist']
  value: PayMethodId | undefined
  onChoose: (way: PayMethodId) => void
  labelledBy: string
}

const row =
  'group relative flex min-h-14 w-full cursor-pointer items-center gap-3 ps-3.5 pe-3 py-1.5 text-start not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-13 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'
const picture =
  'grid size-9 flex-none place-items-center rounded-[10px] bg-raised text-text-2 group-data-checked:bg-accent-soft group-data-checked:text-accent'
const ring =
  'size-[22px] flex-none rounded-full shadow-[inset_0_0_0_2px_var(--text-3)] group-data-checked:shadow-[inset_0_0_0_7px_var(--accent)]'

export function PayMethodList({ ways, value, onChoose, labelledBy }: PayMethodListProps) {
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={value ?? null}
      onValueChange={(way) => way && onChoose(way)}
      className="mx-4 overflow-hidden rounded-lg bg-surface shadow-line"
    >
      {ways.map(({ id, recommended, wallets }) => (
        <PayMethodRow key={id} id={id} recommended={recommended === 1} wallet={wallets === 1 ? knownWallet() : undefined} />
      ))}
    </RadioGroup>
  )
}

interface PayMethodRowProps {
  id: PayMethodId
  recommended: boolean
  wallet: WalletName | undefined
}

function PayMethodRow({ id, recommended, wallet }: PayMethodRowProps) {
  const { t } = useLingui()
  const { icon, note } = payMethods[id]
  return (
    <Radio.Root value={id} data-testid={`pay-${id}`} className={row}>
      <span className={picture}>
        <Icon name={icon} size={19} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-[15px] leading-5 font-semibold">
          {payMethodName(id, t)}
          {recommended && (
            <>
              {' '}
              <span className="-mbs-0.5 inline-flex h-4 items-center rounded-full bg-accent-fill px-1.5 align-middle text-[10px] leading-4 font-bold text-on-accent">
                <Trans>Recommended</Trans>
              </span>
            </>
          )}
        </span>
        <span className="t-cap block text-text-2">{wallet ? <Trans>{wallet}, Visa, Mastercard and others</Trans> : t(note)}</span>
      </span>
      <i className={ring} />
    </Radio.Root>
  )
}
