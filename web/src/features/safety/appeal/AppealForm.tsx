import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { APPEAL_TEXT_MAX } from '@nimbo/contract'
import type { AppealGround } from '@nimbo/contract'
import { useId, useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LongText } from '../../../ui/LongText.tsx'
import { type Appealed, useSendAppeal } from './appeal.queries.ts'
import './appeal.css'

interface AppealFormProps {
  appealed: Appealed
  /** Reasons to choose from first; without any, only the person's own words are asked for. */
  grounds?: readonly Exclude<AppealGround, ''>[]
}

/** Asks for a decision to be looked at again, once. */
export function AppealForm({ appealed, grounds = [] }: AppealFormProps) {
  const { t } = useLingui()
  const [ground, setGround] = useState<AppealGround>('')
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useSendAppeal(appealed)
  const ready = text.trim() !== '' && (grounds.length === 0 || ground !== '')
  return (
    <form
      noValidate
      className="pbe-24 landscape:pbe-4 desktop:pbe-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !isPending) mutate({ ground, text: text.trim() })
      }}
    >
      {grounds.length > 0 && <Grounds grounds={grounds} value={ground} onChange={setGround} />}
      <Words value={text} onChange={setText} />
      <div className="mx-4 mbs-3 flex gap-2.5 rounded-md bg-raised px-3 py-2.5">
        <Icon name="people" size={18} className="text-info" />
        <p className="t-sub min-w-0 flex-1 text-text-2">
          <Trans>
            A different reviewer decides <b className="font-semibold text-text">within 24 hours</b>. You can appeal each decision once.
          </Trans>
        </p>
      </div>
      <Foot
        form
        problem={
          error === null ? undefined : (refusalText(error) ?? t`We couldn’t send your appeal. Your words are still here, so try again.`)
        }
      >
        <Button type="submit" size="xl" block disabled={!ready} busy={isPending} data-testid="send-appeal">
          <Trans>Submit appeal</Trans>
        </Button>
      </Foot>
    </form>
  )
}

function Grounds({
  grounds,
  value,
  onChange,
}: {
  grounds: readonly Exclude<AppealGround, ''>[]
  value: AppealGround
  onChange: (ground: AppealGround) => void
}) {
  const { t } = useLingui()
  const names: Record<Exclude<AppealGround, ''>, string> = {
    not_me: t`I didn’t do this`,
    context: t`It was taken out of context`,
    too_harsh: t`The penalty is too harsh`,
  }
  return (
    <>
      <h2 className="px-4 pbs-4 pbe-2 text-[15px] leading-5 font-bold">
        <Trans>Why should we look again?</Trans>
      </h2>
      <RadioGroup
        aria-label={t`Why should we look again?`}
        value={value}
        onValueChange={(next) => onChange(next)}
        className="mx-4 overflow-hidden rounded-lg bg-surface shadow-line"
      >
        {grounds.map((ground) => (
          <Radio.Root
            key={ground}
            value={ground}
            className="flex min-h-13 cursor-pointer items-center justify-between gap-3 border-line px-4 text-start text-[15px] font-medium not-first:border-bs"
          >
            {names[ground]}
            <span aria-hidden="true" data-on={value === ground || undefined} className="appeal-choice">
              {value === ground && <i className="size-2 rounded-full bg-bg" />}
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </>
  )
}

function Words({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="px-4 pbs-4">
      <div className="flex items-baseline justify-between gap-3 pbe-2">
        <label htmlFor={id} className="text-[15px] leading-5 font-bold">
          <Trans>What happened?</Trans>
        </label>
        <span className="t-sub text-text-2">
          <Trans>in your own words</Trans>
        </span>
      </div>
      <LongText
        id={id}
        data-testid="appeal-text"
        rows={5}
        maxLength={APPEAL_TEXT_MAX}
        value={value}
        placeholder={t`Tell us what we missed`}
        onChange={onChange}
      />
    </div>
  )
}
