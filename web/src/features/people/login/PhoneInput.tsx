import { useLingui } from '@lingui/react/macro'
import { Input } from '../../../ui/Input.tsx'

export function PhoneInput({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const { t } = useLingui()
  return (
    <Input
      label={t`Phone number`}
      placeholder={t`Phone number`}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      onChange={(change) => onChange(change.target.value)}
    />
  )
}
