import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from './Section.tsx'

export function Questions() {
  const { t } = useLingui()
  const questions = [
    {
      ask: t`Does it cost anything to start?`,
      answer: t`No. All you need is a phone with a camera. Anyone who asks you to pay to become a host isn’t from Nimbo.`,
    },
    {
      ask: t`Who can become a host?`,
      answer: t`Anyone 18 or older who can prove their age. One account per person.`,
    },
    {
      ask: t`When can I withdraw?`,
      answer: t`Once you reach the minimum shown in your wallet. Tickets from recent payments are held until the payment can no longer be reversed. You’ll always see the date.`,
    },
    {
      ask: t`Do I need a lot of followers?`,
      answer: t`No. Your live is listed from the first minute, and followers can get an alert when you go live.`,
    },
    {
      ask: t`How many hours do I have to stream?`,
      answer: t`As many as you like. There’s no schedule and no minimum.`,
    },
    {
      ask: t`What if I get banned?`,
      answer: t`We tell you the rule, the reason and how long the ban lasts. You can appeal, and a different person decides.`,
    },
  ]
  return (
    <Section id="questions" title={t`Questions and answers`}>
      <div className="overflow-hidden rounded-lg bg-surface shadow-line">
        {questions.map(({ ask, answer }) => (
          <details key={ask} className="group border-line not-first:border-bs">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2.5 text-[15px] leading-5 font-semibold -outline-offset-2 [&::-webkit-details-marker]:hidden">
              {ask}
              <Icon name="down" size={16} className="text-text-3 transition-transform duration-base group-open:rotate-180" />
            </summary>
            <p className="px-4 pbe-4 text-text-2">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
