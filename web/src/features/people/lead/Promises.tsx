import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { Section } from './Section.tsx'

export function Promises() {
  const { t } = useLingui()
  const promises: { icon: IconName; title: string; text: string }[] = [
    { icon: 'cash', title: t`Reliable payouts`, text: t`Every payout is sent exactly once and listed in your statement.` },
    { icon: 'chart', title: t`Clear fees`, text: t`You see our fee before you confirm, not after.` },
    { icon: 'people', title: t`Real viewers only`, text: t`We never inflate viewer counts. Every viewer is a real person.` },
    { icon: 'shield', title: t`Bans explained`, text: t`You see the rule and the reason, and a different person reviews your appeal.` },
  ]
  return (
    <Section id="promises" title={t`What we promise`}>
      <ul className="grid grid-cols-2 gap-2">
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className="rounded-lg bg-surface p-3.5 shadow-line">
            <span className="grid size-9 place-items-center rounded-sm bg-accent-soft text-accent">
              <Icon name={icon} size={20} />
            </span>
            <h3 className="t-strong mbs-2.5">{title}</h3>
            <p className="t-sub mbs-1 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
