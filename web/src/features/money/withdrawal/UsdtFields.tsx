import { Trans, useLingui } from '@lingui/react/macro'
import { CheckedField } from './CheckedField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SentenceGap } from '../../../ui/SentenceGap.tsx'
import type { AccountFormState } from './useAccountForm.ts'

export function UsdtFields({ form, hint }: { form: AccountFormState; hint: string | undefined }) {
  const { t } = useLingui()
  const { draft, validity, faults } = form
  return (
    <>
      <CheckedField
        data-testid="usdt-address"
        label={t`USDT address`}
        long
        placeholder={hint ?? 'T…'}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={120}
        value={draft.address}
        onWrite={form.writeAddress}
        validity={validity.address}
        error={faults.address}
      />
      <div className="flex gap-2.5 rounded-md bg-raised px-3 py-2.5">
        <Icon name="alert" size={18} className="text-warn" />
        <p className="t-sub min-w-0 flex-1 text-text-2">
          <b className="font-semibold text-text">
            <Trans>TRC20 network only.</Trans>
          </b>
          <SentenceGap />
          <Trans>Money sent to an address on another network is lost and can’t be recovered.</Trans>
        </p>
      </div>
    </>
  )
}
