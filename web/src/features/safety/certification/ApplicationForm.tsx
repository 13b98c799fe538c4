import { Trans, useLingui } from '@lingui/react/macro'
import { REAL_NAME_MAX } from '@nimbo/contract'
import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { languageFacts } from '@nimbo/contract'
import { Button } from '../../../ui/Button.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { fieldInput, Labelled } from '../../../ui/Labelled.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import type { Certification } from './certification.queries.ts'
import { birthdayRange, type Field, FIELD_COUNT } from './certification.state.ts'
import { ContactFields } from './ContactFields.tsx'
import { PhotoField } from './PhotoField.tsx'
import { useApplication } from './useApplication.ts'
import './certification.css'

interface ApplicationFormProps {
  certification: Certification
  /** Names a chosen country, and asks for one: countries belong to another feature. */
  countryName: (iso: string) => string | undefined
  onPickCountry: (choose: (iso: string) => void) => void
  privacy: ReactNode
  onSent: () => void
}

const even = 'cert-fields'
const uneven = 'cert-fields cert-fields-uneven'

export function ApplicationForm({ certification, countryName, onPickCountry, privacy, onSent }: ApplicationFormProps) {
  const { t } = useLingui()
  const { draft, write, photo, take, missing, send, busy, faults } = useApplication(certification, onSent)
  const [range] = useState(() => birthdayRange(new Date()))
  return (
    <form
      noValidate
      className="flex flex-col gap-3 px-4 pbs-1 pbe-24 landscape:pbe-4 desktop:pbe-0"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Progress filled={FIELD_COUNT - missing.length} />
      <PhotoField photo={photo} onTake={take} />
      <Labelled label={t`Full name, as on your ID`} error={faults.name}>
        {(control) => (
          <>
            <input
              {...control}
              className={fieldInput}
              value={draft.realName}
              maxLength={REAL_NAME_MAX}
              autoComplete="name"
              onChange={(event) => write({ realName: event.target.value })}
            />
            {!missing.includes('name') && <Good />}
          </>
        )}
      </Labelled>
      <div className={even}>
        <Labelled label={t`Date of birth`} error={faults.birthday}>
          {(control) => (
            <input
              {...control}
              {...range}
              type="date"
              autoComplete="bday"
              className={`${fieldInput} ${draft.birthday ? '' : 'text-text-3'}`}
              value={draft.birthday}
              onChange={(event) => write({ birthday: event.target.value })}
            />
          )}
        </Labelled>
        <div className="min-w-0">
          <p aria-hidden="true" className="t-sub pbe-[5px] text-text-2">
            <Trans>Gender</Trans>
          </p>
          <SegmentedTabs
            label={t`Gender`}
            items={[
              { key: '2', label: t`Female` },
              { key: '1', label: t`Male` },
            ]}
            value={String(draft.sex) as '1' | '2'}
            onChange={(sex) => write({ sex: Number(sex) })}
          />
        </div>
      </div>
      <div className={uneven}>
        <Labelled label={t`Nationality`}>
          {({ id }) => (
            <button
              type="button"
              id={id}
              aria-label={`${t`Nationality`}: ${countryName(draft.nationality) ?? t`Choose`}`}
              onClick={() => onPickCountry((nationality) => write({ nationality }))}
              className="flex h-full min-w-0 flex-1 items-center justify-between gap-2 rounded-md px-3.5 text-start"
            >
              <bdi className={`truncate ${draft.nationality ? '' : 'text-text-3'}`}>{countryName(draft.nationality) ?? t`Choose`}</bdi>
              <Icon name="down" size={16} className="text-text-3" />
            </button>
          )}
        </Labelled>
        <Labelled label={t`Phone number`}>
          {(control) => (
            <>
              <input {...control} readOnly dir="ltr" className={`${fieldInput} tabular-nums rtl:text-end`} value={certification.mobile} />
              {certification.mobile && <Good />}
            </>
          )}
        </Labelled>
      </div>
      <div className={uneven}>
        <ContactFields draft={draft} error={faults.contact} onWrite={write} />
      </div>
      <div className="flex gap-2.5 rounded-md bg-raised px-3 py-2.5">
        <Icon name="lock" size={18} className="text-info" />
        <p className="t-sub min-w-0 flex-1 text-text-2">
          <Trans>
            We delete your photo 90 days after the decision. Answer within 48 h. By submitting you agree that we check these details, as our{' '}
            {privacy} says.
          </Trans>
        </p>
      </div>
      <Foot form problem={faults.other}>
        <Button type="submit" size="xl" block disabled={missing.length > 0} busy={busy}>
          {missing.length > 0 ? <Missing fields={missing} /> : <Trans>Submit</Trans>}
        </Button>
      </Foot>
    </form>
  )
}

const Good = () => <Icon name="check" size={18} stroke={2.6} className="me-3.5 flex-none text-ok" />

function Progress({ filled }: { filled: number }) {
  const { i18n } = useLingui()
  const [done, all] = [i18n.number(filled), i18n.number(FIELD_COUNT)]
  const fills = ['100%', `${(filled / FIELD_COUNT) * 100}%`, '0%']
  return (
    <div>
      <p className="flex justify-between gap-3 text-[13px] leading-[18px] font-semibold text-text-2 tabular-nums">
        <span>
          <Trans>Step 2 of 3 · Your details</Trans>
        </span>
        <span>
          <Trans>
            {done} of {all}
          </Trans>
        </span>
      </p>
      <div aria-hidden="true" className="cert-bars">
        {fills.map((share, step) => (
          <i key={step} style={{ '--filled': share } as CSSProperties} />
        ))}
      </div>
    </div>
  )
}

/** Two of them are named; more would not fit the button. */
function Missing({ fields }: { fields: readonly Field[] }) {
  const { t } = useLingui()
  const { intl } = languageFacts[useLanguage()]
  const names: Record<Field, string> = {
    photo: t`photo`,
    name: t`name`,
    birthday: t`date of birth`,
    sex: t`gender`,
    nationality: t`nationality`,
    phone: t`phone number`,
    contact: t`contact`,
  }
  if (fields.length > 2) return <Trans>Fill in all the fields</Trans>
  const list = new Intl.ListFormat(intl, { type: 'conjunction' }).format(fields.map((field) => names[field]))
  return <Trans>Still missing: {list}</Trans>
}
