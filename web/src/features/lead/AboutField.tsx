import { useLingui } from '@lingui/react/macro'
import { aboutMax } from './lead.state.ts'

export function AboutField({ value, onChange }: { value: string; onChange: (about: string) => void }) {
  const { t, i18n } = useLingui()
  const written = i18n.number(value.length)
  const most = i18n.number(aboutMax)
  return (
    <div className="rounded-md bg-raised px-3.5 pbs-3 pbe-2 shadow-line-strong focus-within:shadow-focus">
      <textarea
        data-testid="lead-about"
        aria-label={t`About you`}
        placeholder={t`What would you stream? Where can people find you online?`}
        rows={4}
        maxLength={aboutMax}
        value={value}
        onChange={(change) => onChange(change.target.value)}
        className="t-input block w-full resize-none bg-transparent outline-none placeholder:text-text-3"
      />
      <p className="t-cap text-end text-text-3 tabular-nums">
        <span aria-hidden="true">
          {written}/{most}
        </span>
        <span className="sr-only">{t`${written} of ${most} characters`}</span>
      </p>
    </div>
  )
}
