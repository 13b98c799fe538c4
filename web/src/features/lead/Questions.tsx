import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from './Section.tsx'

export function Questions() {
  const { t } = useLingui()
  const questions = [
    {
      ask: t`Does it cost anything to start?`,
      answer: t`No. You need a phone with a camera and nothing else. Whoever asks you for money to become a host is not from Nimbo.`,
    },
    {
      ask: t`Who can become a host?`,
      answer: t`Everybody who is 18 or older and can show it. One person, one account.`,
    },
    {
      ask: t`When can I withdraw?`,
      answer: t`As soon as you reach the minimum your wallet shows. Tickets from recent purchases wait until the payment behind them can no longer be taken back, and you see until when.`,
    },
    {
      ask: t`Do I need many followers?`,
      answer: t`No. Your room is in the lists from its first minute, and people can ask to be told when you go live.`,
    },
    {
      ask: t`How many hours do I have to stream?`,
      answer: t`As many as you like. Nobody signs a timetable here.`,
    },
    {
      ask: t`What if I get banned?`,
      answer: t`You are told the rule, the reason and how long it lasts. You can appeal, and a different person decides.`,
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
