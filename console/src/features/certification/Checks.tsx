import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { Detail } from './certification.queries.ts'

interface Check {
  ok: boolean
  title: string
  text: string
}

/** Checks that need no look at the photo. */
function checksOf({ age, phone_verified: verified, same, disabled }: Detail): Check[] {
  const others = same
    .map(({ uid, user_nicename: name, certified }) => `ID ${uid}, \u2068${name}\u2069${certified ? ', certified' : ''}`)
    .join(' · ')
  return [
    { ok: age >= 18, title: '18 or older', text: `${age}, from the date of birth` },
    { ok: verified, title: 'Phone verified', text: verified ? 'the account’s own number' : 'not the account’s number' },
    {
      ok: same.length === 0,
      title: same.length === 0 ? 'No other account' : 'Same person on another account',
      text: others || 'by name, date of birth and contact',
    },
    {
      ok: !disabled,
      title: disabled ? 'Account disabled' : 'Account in good standing',
      text: disabled ? 'disabled by an operator' : 'not disabled',
    },
  ]
}

export function Checks({ detail }: { detail: Detail }) {
  const checks = checksOf(detail)
  const passed = checks.filter(({ ok }) => ok).length
  return (
    <section aria-label="Automatic checks">
      <h3 className="flex items-baseline gap-2 pbs-4 pbe-2 text-[14px] leading-5 font-bold">
        Automatic checks
        <span className="t-cap font-medium text-text-2 tabular-nums">
          {passed} of {checks.length} passed
        </span>
      </h3>
      <ul className="grid grid-cols-1 gap-x-6 min-[720px]:grid-cols-2">
        {checks.map(({ ok, title, text }) => (
          <Fact key={title} icon={ok ? 'check' : 'alert'} tone={ok ? 'text-ok' : 'text-warn'} title={title} text={text} />
        ))}
      </ul>
    </section>
  )
}

interface FactProps {
  icon: IconName
  tone: string
  title: string
  text: string
}
export function Fact({ icon, tone, title, text }: FactProps) {
  return (
    <li className="flex items-center gap-2.5 border-bs border-line py-2">
      <span className={tone}>
        <Icon name={icon} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <b className="block text-[13.5px] leading-[18px] font-semibold">{title}</b>
        <span className="block text-[12px] leading-4 font-medium break-words text-text-2 tabular-nums">{text}</span>
      </div>
    </li>
  )
}
