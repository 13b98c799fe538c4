import { Trans, useLingui } from '@lingui/react/macro'
import { type PixKeyType, pixKeyTypes } from '@nimbo/contract'
import type { ComponentProps } from 'react'
import { Chip } from '../../../ui/Chip.tsx'
import { useKeyNames } from './AccountText.tsx'
import { CheckedField } from './CheckedField.tsx'
import type { AccountFormState } from './useAccountForm.ts'

type Shape = Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode'>
const shapes: Record<PixKeyType, Shape> = {
  cpf: { placeholder: '000.000.000-00', inputMode: 'numeric' },
  cnpj: { placeholder: '00.000.000/0000-00', inputMode: 'text' },
  phone: { placeholder: '(00) 90000-0000', inputMode: 'tel' },
  email: { placeholder: 'name@example.com', inputMode: 'email' },
  random: { placeholder: '00000000-0000-4000-8000-000000000000', inputMode: 'text' },
}

export function PixFields({ form, hint }: { form: AccountFormState; hint: string | undefined }) {
  const { t } = useLingui()
  const names = useKeyNames()
  const { draft, validity, faults, keyIsDocument } = form
  return (
    <>
      <div>
        <span id="key-type" className="t-sub block pbe-[5px] text-text-2">
          <Trans>Key type</Trans>
        </span>
        <div role="group" aria-labelledby="key-type" className="flex flex-wrap gap-2">
          {pixKeyTypes.map((type) => (
            <Chip key={type} selected={draft.keyType === type} onClick={() => form.writeKeyType(type)}>
              {names[type]}
            </Chip>
          ))}
        </div>
      </div>
      <CheckedField
        {...shapes[draft.keyType]}
        {...(hint ? { placeholder: hint } : {})}
        data-testid="pix-key"
        label={t`Pix key`}
        long={draft.keyType === 'random'}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={77}
        value={draft.key}
        onWrite={form.writeKey}
        validity={validity.key}
        error={faults.key}
      />
      {!keyIsDocument && (
        <CheckedField
          data-testid="pix-document"
          label={t`Account holder’s CPF or CNPJ`}
          placeholder="000.000.000-00"
          dir="ltr"
          autoComplete="off"
          maxLength={18}
          value={draft.document}
          onWrite={form.writeDocument}
          validity={validity.document}
          error={faults.document}
        />
      )}
    </>
  )
}
