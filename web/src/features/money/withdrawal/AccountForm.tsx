import { Trans, useLingui } from '@lingui/react/macro'
import { type CashAccount, cashAccountTypes } from '@nimbo/contract'
import { Button } from '../../../ui/Button.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { CheckedField } from './CheckedField.tsx'
import { PixFields } from './PixFields.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { UsdtFields } from './UsdtFields.tsx'

interface AccountFormProps {
  /** The account to change; without one a new one is added. */
  account?: CashAccount
  /** Ways out that are offered. */
  types: readonly number[]
  /** In a sheet the button stands under the fields. */
  inSheet?: boolean
  onSaved: (account: CashAccount) => void
}

export function AccountForm({ account, types, inSheet = false, onSaved }: AccountFormProps) {
  const { t } = useLingui()
  const form = useAccountForm(account, types, onSaved)
  const ways = [
    { key: String(cashAccountTypes.pix), label: 'Pix' },
    { key: String(cashAccountTypes.usdt), label: 'USDT · TRC20' },
  ].filter(({ key }) => types.includes(Number(key)))
  const hint = account?.type === form.draft.type && (!form.pix || account.key_type === form.draft.keyType) ? account.account : undefined
  const button = (
    <Button type="submit" size="xl" block disabled={!form.ready} busy={form.busy} data-testid="save-account">
      <Trans>Save account</Trans>
    </Button>
  )
  return (
    <form
      className={`flex w-full flex-col gap-4 px-4 ${inSheet ? 'pbs-1' : 'pbs-3 pbe-28 landscape:pbe-4 desktop:pbe-0'}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.ready && !form.busy) form.save()
      }}
    >
      {ways.length > 1 && (
        <SegmentedTabs
          label={t`Payout method`}
          items={ways}
          value={String(form.draft.type)}
          onChange={(type) => form.writeType(Number(type))}
        />
      )}
      {form.pix ? <PixFields form={form} hint={hint} /> : <UsdtFields form={form} hint={hint} />}
      <CheckedField
        data-testid="holder"
        label={form.pix ? t`Account holder’s full name` : t`Wallet nickname`}
        autoComplete={form.pix ? 'name' : 'off'}
        maxLength={80}
        value={form.draft.name}
        onWrite={form.writeName}
      />
      <p className="t-sub text-text-3">
        {form.pix ? (
          <Trans>The account must be in your name. We don’t pay out to anyone else.</Trans>
        ) : (
          <Trans>Paste the address from your wallet. Check the first and last characters before you save.</Trans>
        )}
      </p>
      {form.faults.other && (
        <p role="alert" className="t-sub text-danger">
          {form.faults.other}
        </p>
      )}
      {inSheet ? button : <Foot form>{button}</Foot>}
    </form>
  )
}
