import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import type { ReactNode } from 'react'
import { Section } from './Section.tsx'

/** `certify` leads to certification; where is not this feature’s to say. */
export function StartSteps({ certify }: { certify: ReactNode }) {
  const { t, i18n } = useLingui()
  const steps: { icon: IconName; title: string; text: string }[] = [
    { icon: 'user', title: t`Create your account`, text: t`Sign up with your phone number. One account per person.` },
    { icon: 'badge', title: t`Get certified`, text: t`Verify your identity and that you’re 18 or older. A real person reviews it.` },
    { icon: 'live', title: t`Go live for the first time`, text: t`Choose a title and a cover, then tap Go live.` },
  ]
  return (
    <Section id="steps" title={t`Three steps to your first live`}>
      <ol className="overflow-hidden rounded-lg bg-surface shadow-line">
        {steps.map(({ icon, title, text }, index) => (
          <li key={icon} className="flex gap-3.5 border-line p-4 not-first:border-bs">
            <span className="relative grid size-11 flex-none place-items-center rounded-md bg-raised text-text-2">
              <Icon name={icon} />
              <b
                aria-hidden="true"
                className="absolute -end-1.5 -inset-bs-1.5 grid size-5 place-items-center rounded-full bg-overlay text-[11px] leading-none font-extrabold text-text shadow-line-strong"
              >
                {i18n.number(index + 1)}
              </b>
            </span>
            <div>
              <h3 className="t-strong">{title}</h3>
              <p className="t-sub mbs-0.5 text-text-2">{text}</p>
              {icon === 'badge' && <p className="t-sub mbs-1.5">{certify}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
